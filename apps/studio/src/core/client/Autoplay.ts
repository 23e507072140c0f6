/** Reason for which an autoplay ended. */
export type AutoplayEnd = 'done' | 'loss' | 'win' | 'feature' | 'player' | 'offline' | 'hidden' | 'refused' | 'freeRoundsOver';

/** Terms that the player sets before an autoplay. */
export interface AutoplayTerms {
  rounds: number;
  /** Stake of each round. */
  stakeMinor: bigint;
  /** Most that may be lost: no round is played that could lose more. */
  lossMinor: bigint;
  /** A single win of this amount or more ends it; undefined for no limit. */
  winMinor: bigint | undefined;
}

/** Counts the rounds of an autoplay, and ends it at the player's limits. Source: GAM-14. */
export class Autoplay {
  readonly #terms: AutoplayTerms;
  #lostMinor = 0n;
  readonly #ending = Promise.withResolvers<void>();
  #end: AutoplayEnd | undefined;
  left: number;

  constructor(terms: AutoplayTerms) {
    this.#terms = terms;
    this.left = terms.rounds;
    if (terms.lossMinor < terms.stakeMinor) this.stop('loss');
  }

  /** Undefined while it runs. */
  get end(): AutoplayEnd | undefined {
    return this.#end;
  }

  /** Resolves when it ends. */
  get ending(): Promise<void> {
    return this.#ending.promise;
  }

  /** Ends it; the first reason counts. */
  stop(end: AutoplayEnd): void {
    this.#end ??= end;
    this.#ending.resolve();
  }

  /** Counts a round that was played to its end. */
  add({ stakeMinor, winMinor }: { stakeMinor: bigint; winMinor: bigint }): void {
    const { lossMinor, winMinor: mostMinor, stakeMinor: nextMinor } = this.#terms;
    this.left -= 1;
    this.#lostMinor += stakeMinor - winMinor;
    if (mostMinor !== undefined && winMinor >= mostMinor) this.stop('win');
    else if (this.left === 0) this.stop('done');
    else if (this.#lostMinor + nextMinor > lossMinor) this.stop('loss');
  }
}
