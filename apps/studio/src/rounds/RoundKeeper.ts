import type { WalletAnswer } from '@site/api/vendor';
import { fairFloats } from '@site/rules/fairStream';
import type { Seeds } from '../fair/Seeds.ts';
import type { Session } from '../play/Sessions.ts';
import { CYCLE_MS } from '../reels/cycle.ts';
import { floatsOfRound, playRound, winMinor } from '../reels/playRound.ts';
import type { Theme } from '../reels/Theme.ts';
import type { WalletClient } from '../wallet/WalletClient.ts';
import type { Round, RoundStore } from './RoundStore.ts';

export type SpinOutcome =
  | { kind: 'played'; round: Round; floats: readonly number[] }
  | { kind: 'refused'; round: Round }
  /** It is kept and will be finished; asking again with the same `clientRound` tells how it went. */
  | { kind: 'pending' }
  | { kind: 'otherOpen' }
  | { kind: 'tooSoon'; waitMs: number }
  | { kind: 'changed' };

interface RoundKeeperOptions {
  rounds: RoundStore;
  seeds: Seeds;
  wallet: WalletClient;
  themeOf: (name: string) => Theme;
  now: () => number;
  onError: (error: unknown) => void;
}

/** Plays rounds and sees each to its end: stake taken, outcome drawn, win paid; or the stake given back. */
export class RoundKeeper {
  readonly #options: RoundKeeperOptions;
  readonly #running = new Map<string, Promise<Round>>();

  constructor(options: RoundKeeperOptions) {
    this.#options = options;
  }

  /** The same player and `clientRound` play once, however often they are asked for. */
  async spin(
    session: Session,
    { stakeMinor, clientRound, theme }: { stakeMinor: bigint; clientRound: string; theme: string },
  ): Promise<SpinOutcome> {
    const { rounds, seeds, now } = this.#options;
    const known = rounds.byClient(session.playerId, clientRound);
    if (known && (known.stakeMinor !== stakeMinor || known.gameCode !== session.gameCode)) return { kind: 'changed' };
    if (known) return this.#outcome(await this.#finish(known));

    const nowMs = now();
    const latest = rounds.latest(session.playerId);
    if (latest && isOpen(latest)) return { kind: 'otherOpen' };
    const waitMs = latest && latest.state === 'settled' ? latest.begunAtMs + CYCLE_MS - nowMs : 0;
    if (waitMs > 0) return { kind: 'tooSoon', waitMs };
    const round = rounds.begin({ session, clientRound, theme, stakeMinor, seed: seeds.current(session.playerId), nowMs });
    return this.#outcome(await this.#finish(round, 'new'));
  }

  /** Takes up every round that was left open: what is owed is paid or given back. */
  async finishOpen(): Promise<void> {
    await Promise.all(this.#options.rounds.open().map((round) => this.#finish(round).catch(this.#options.onError)));
  }

  /** What the round's numbers were, from its seed. */
  async floatsOf({ seedId, nonce, theme }: Round): Promise<number[]> {
    const { serverSeed, clientSeed } = this.#options.seeds.get(seedId);
    return fairFloats({ serverSeed, clientSeed, nonce }, floatsOfRound(this.#options.themeOf(theme)));
  }

  #finish(round: Round, age: 'new' | 'left' = 'left'): Promise<Round> {
    const running = this.#running.get(round.id) ?? this.#advance(round, age).finally(() => this.#running.delete(round.id));
    this.#running.set(round.id, running);
    return running;
  }

  async #advance(round: Round, age: 'new' | 'left'): Promise<Round> {
    switch (round.state) {
      case 'debiting':
        // A stake of which we lost track may have been taken and may not: only giving it back is right either way.
        return age === 'new' ? this.#debit(round) : this.#rollBack(this.#options.rounds.rollingBack(round));
      case 'drawn':
        return this.#credit(round);
      case 'rollingBack':
        return this.#rollBack(round);
      case 'settled':
      case 'refused':
      case 'rolledBack':
        return round;
    }
  }

  async #debit(round: Round): Promise<Round> {
    const { wallet, rounds, themeOf, now } = this.#options;
    const answer = await wallet.ask('debit', { ...betOf(round), txId: `${round.id}-debit`, amountMinor: String(round.stakeMinor) });
    if (answer === 'unknown') return this.#rollBack(rounds.rollingBack(round));
    if (answer.code !== 'OK') return rounds.refuse(round, answer.code, now());
    const { coins } = playRound(themeOf(round.theme), await this.floatsOf(round));
    return this.#credit(rounds.drawn(round, coins, winMinor(round.stakeMinor, coins)));
  }

  async #credit(round: Round): Promise<Round> {
    const { wallet, rounds, now } = this.#options;
    const answer = await wallet.ask('credit', {
      ...betOf(round),
      txId: `${round.id}-credit`,
      refTxId: `${round.id}-debit`,
      amountMinor: String(round.winMinor ?? 0n),
      roundEnd: true,
    });
    return this.#isDone(round, 'credit', answer) ? rounds.settle(round, answer.balanceMinor, now()) : round;
  }

  async #rollBack(round: Round): Promise<Round> {
    const { wallet, rounds, now } = this.#options;
    const answer = await wallet.ask('rollback', {
      playerId: round.playerId,
      txId: `${round.id}-rollback`,
      refTxId: `${round.id}-debit`,
      roundId: round.id,
    });
    return this.#isDone(round, 'rollback', answer) ? rounds.rolledBack(round, now()) : round;
  }

  /** Money owed stays owed: anything but a yes leaves the round open, to be tried again. */
  #isDone(round: Round, what: string, answer: WalletAnswer | 'unknown'): answer is WalletAnswer {
    if (answer === 'unknown') return false;
    if (answer.code !== 'OK') this.#options.onError(new Error(`The wallet refused the ${what} of round ${round.id}: ${answer.code}.`));
    return answer.code === 'OK';
  }

  async #outcome(round: Round): Promise<SpinOutcome> {
    if (isOpen(round)) return { kind: 'pending' };
    if (round.state !== 'settled') return { kind: 'refused', round };
    return { kind: 'played', round, floats: await this.floatsOf(round) };
  }
}

function isOpen({ state }: Round): boolean {
  return state === 'debiting' || state === 'drawn' || state === 'rollingBack';
}

function betOf({ id, playerId, walletSessionId, gameCode, currency }: Round) {
  return { roundId: id, playerId, sessionId: walletSessionId, gameCode, currency };
}
