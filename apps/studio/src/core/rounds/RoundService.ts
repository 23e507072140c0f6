import type { WalletAnswer } from '@site/api/vendor';
import { fairFloats } from '@site/rules/fairStream';
import type { EngineMove, Position, Skin } from '../Engine.ts';
import type { Seeds } from '../fair/Seeds.ts';
import type { Session } from '../play/Sessions.ts';
import type { WalletClient } from '../wallet/WalletClient.ts';
import type { Round, RoundStore } from './RoundStore.ts';

export type PlayOutcome =
  | { kind: 'played'; round: Round; shown: unknown }
  | { kind: 'refused'; round: Round }
  /** The round is stored and will be finished; a call with the same `clientRound` returns its result. */
  | { kind: 'pending' }
  | { kind: 'otherOpen' }
  | { kind: 'tooSoon'; waitMs: number }
  | { kind: 'changed' };

interface RoundServiceOptions {
  rounds: RoundStore;
  seeds: Seeds;
  wallet: WalletClient;
  findSkin: (themeName: string) => Skin | undefined;
  now: () => number;
  onError: (error: unknown) => void;
}

/** Plays rounds and brings each to an end: stake debited, outcome drawn, win paid; or the stake refunded. */
export class RoundService {
  readonly #options: RoundServiceOptions;
  readonly #running = new Map<string, Promise<Round>>();

  constructor(options: RoundServiceOptions) {
    this.#options = options;
  }

  /** Plays a round of one move. Idempotent by player and `clientRound`. */
  async play(
    session: Session,
    { clientRound, theme, move }: { clientRound: string; theme: string; move: EngineMove },
  ): Promise<PlayOutcome> {
    const { rounds, seeds, now } = this.#options;
    const known = rounds.byClient(session.playerId, clientRound);
    if (known && (JSON.stringify(known.moves) !== JSON.stringify([move]) || known.gameCode !== session.gameCode))
      return { kind: 'changed' };
    if (known) return this.#outcome(await this.#finish(known));

    const nowMs = now();
    const latest = rounds.latest(session.playerId);
    if (latest && isOpen(latest)) return { kind: 'otherOpen' };
    const waitMs = latest && latest.state === 'settled' ? latest.begunAtMs + this.#skinOf(theme).engine.cycleMs - nowMs : 0;
    if (waitMs > 0) return { kind: 'tooSoon', waitMs };
    const round = rounds.begin({ session, clientRound, theme, move, seed: seeds.current(session.playerId), nowMs });
    return this.#outcome(await this.#finish(round, 'new'));
  }

  /** Finishes every open round: pays the win or refunds the stake. */
  async finishOpen(): Promise<void> {
    await Promise.all(this.#options.rounds.open().map((round) => this.#finish(round).catch(this.#options.onError)));
  }

  /** Computes the position of a round from its moves and the numbers of its seed. */
  async positionOf({ seedId, nonce, theme: name, moves }: Round): Promise<Position> {
    const { serverSeed, clientSeed } = this.#options.seeds.get(seedId);
    const { engine, theme } = this.#skinOf(name);
    return engine.play(theme, moves, await fairFloats({ serverSeed, clientSeed, nonce }, engine.numbersOf(theme)));
  }

  #skinOf(name: string): Skin {
    const skin = this.#options.findSkin(name);
    if (!skin) throw new Error(`No engine has a theme "${name}".`);
    return skin;
  }

  #finish(round: Round, age: 'new' | 'left' = 'left'): Promise<Round> {
    const running = this.#running.get(round.id) ?? this.#advance(round, age).finally(() => this.#running.delete(round.id));
    this.#running.set(round.id, running);
    return running;
  }

  async #advance(round: Round, age: 'new' | 'left'): Promise<Round> {
    switch (round.state) {
      case 'debiting':
        // After a restart it is unknown whether the stake was debited. A rollback is correct in both cases.
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
    const { wallet, rounds, now } = this.#options;
    const answer = await wallet.ask('debit', { ...betOf(round), txId: `${round.id}-debit`, amountMinor: String(round.stakeMinor) });
    if (answer === 'unknown') return this.#rollBack(rounds.rollingBack(round));
    if (answer.code !== 'OK') return rounds.refuse(round, answer.code, now());
    const position = await this.positionOf(round);
    if (!position.isOver) throw new Error(`Round ${round.id} is not over after its move: the core plays rounds of one move.`);
    return this.#credit(rounds.drawn(round, position));
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

  /** Returns true when the wallet carried out the call. Otherwise the round stays open and the call is repeated later. */
  #isDone(round: Round, what: string, answer: WalletAnswer | 'unknown'): answer is WalletAnswer {
    if (answer === 'unknown') return false;
    if (answer.code !== 'OK') this.#options.onError(new Error(`The wallet refused the ${what} of round ${round.id}: ${answer.code}.`));
    return answer.code === 'OK';
  }

  async #outcome(round: Round): Promise<PlayOutcome> {
    if (isOpen(round)) return { kind: 'pending' };
    if (round.state !== 'settled') return { kind: 'refused', round };
    return { kind: 'played', round, shown: (await this.positionOf(round)).shown };
  }
}

function isOpen({ state }: Round): boolean {
  return state === 'debiting' || state === 'drawn' || state === 'rollingBack';
}

function betOf({ id, playerId, walletSessionId, gameCode, currency }: Round) {
  return { roundId: id, playerId, sessionId: walletSessionId, gameCode, currency };
}
