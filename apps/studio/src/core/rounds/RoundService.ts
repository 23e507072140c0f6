import { createHash } from 'node:crypto';
import type { Slip, WalletAnswer, WalletCode } from '@site/api/vendor';
import { fairFloats } from '@site/rules/fairStream';
import pLimit from 'p-limit';
import type { EngineMove, Moment, MoveFault, Position, Ruling, Skin, Table } from '../Engine.ts';
import { addUpDraw } from '../clock/addUpDraw.ts';
import type { Jackpots } from '../clock/Jackpots.ts';
import { drawEvent, type Tables } from '../clock/Tables.ts';
import type { EventSeeds } from '../events/EventSeeds.ts';
import type { Rulings } from '../events/Rulings.ts';
import type { Seeds } from '../fair/Seeds.ts';
import type { Rooms } from '../rooms/Rooms.ts';
import { isDemoPlayer } from '../wallet/DemoWallet.ts';
import type { Wallet } from '../wallet/Wallet.ts';
import type { Session } from '../play/Sessions.ts';
import type { Language } from '../client/words.ts';
import type { Round, RoundStore, Stake } from './RoundStore.ts';
import { writeSlip } from './writeSlip.ts';

/** Time after which the studio moves for a player who has left a round. */
const LEFT_MS = 24 * 60 * 60_000;
/** Time after which a bet that waited, and was not asked for again, is forgotten. */
const FORGOTTEN_MS = 10_000;
/** Rounds that are settled at once: the wallet would answer thousands of them too late, and be asked again for all. */
const SETTLED_AT_ONCE = 16;
/** Late rounds that a player may have open at a game: each is looked at whenever an event ends. */
const MAX_LATE = 100;

export type PlayOutcome =
  /** The move was made. The round is over, or waits for the next move. */
  | { kind: 'played'; round: Round; position: Position; waitMs: number }
  /** The wallet refused the stake, or its answer was lost and the stake was refunded (no code). */
  | { kind: 'refused'; code: WalletCode | null }
  /** The round is stored and will be finished; the same call returns its result. */
  | { kind: 'pending' }
  | { kind: 'otherOpen' }
  /** The player has as many late rounds at the game as may wait for events. */
  | { kind: 'tooManyOpen' }
  | { kind: 'tooSoon'; waitMs: number }
  /** The table takes no bets now, or its draw has ended. */
  | { kind: 'tooLate' }
  /** The rules do not allow the move, or the same key came with another move. */
  | { kind: 'badMove'; fault?: MoveFault | undefined };

interface RoundServiceOptions {
  rounds: RoundStore;
  seeds: Seeds;
  eventSeeds: EventSeeds;
  rulings: Pick<Rulings, 'add'>;
  wallet: Wallet;
  findSkin: (themeName: string) => Skin | undefined;
  /** Wording by language, for the players' records. */
  languages: ReadonlyMap<string, Language>;
  /** Returns the language code of a player's session at a game. */
  languageOf: (player: Pick<Session, 'playerId' | 'gameCode'>) => string;
  /** Returns the draws of calendars whose bets are being paid. */
  unsettledDraws: () => { gameCode: string; draw: number }[];
  /** Returns the tables of the games with a clock. */
  tables: () => Pick<
    Tables,
    'openDraw' | 'runningMs' | 'numbersOf' | 'correctionOf' | 'conclude' | 'markSettled' | 'announceBet' | 'takesStakes' | 'refreshTable'
  >;
  jackpots: Pick<Jackpots, 'of' | 'share'>;
  /** Returns the tables of the games with rooms. */
  rooms: () => Pick<Rooms, 'faultOf' | 'seat' | 'endOf'>;
  now: () => number;
  onError: (error: unknown) => void;
}

interface NewPlay {
  clientRound: string;
  /** The campaign that pays the stake, if any. */
  campaignId?: string | null;
  skin: Skin;
  input: unknown;
}

/** Plays rounds and brings each to an end: stakes debited, moves made, outcome drawn, win paid; or the stake refunded. */
export class RoundService {
  readonly #options: RoundServiceOptions;
  /** Work on each round, so that two calls never advance the same one. */
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #few = pLimit(SETTLED_AT_ONCE);
  /** Times at which bets that wait may be made, by player, `clientRound` and content, the earliest first. Nothing is stored of a bet before it is made. */
  readonly #dueMs = new Map<string, number>();

  constructor(options: RoundServiceOptions) {
    this.#options = options;
  }

  /** Begins a round. Idempotent by player and `clientRound`. */
  async play(session: Session, { clientRound, campaignId = null, skin, input }: NewPlay): Promise<PlayOutcome> {
    const { rounds, seeds, now, tables } = this.#options;
    const { engine, theme } = skin;
    const known = rounds.byClient(session.playerId, clientRound);
    const moment = await this.#momentOf(skin);
    const [made] = known?.moves ?? [];
    const draw = engine.clock && !known ? await tables().openDraw(session.gameCode) : null;
    const table = {
      theme,
      currency: session.currency,
      lotteryPlays: session.lotteryPlays,
      moves: [],
      nowMs: known?.begunAtMs ?? now(),
      ...(moment && { moment, ...(made && { made }) }),
      ...this.#othersOf(session, draw),
    };
    const move = engine.readMove(input, table);
    if (!move) return { kind: 'badMove', fault: engine.findFault?.(input, table) };
    const isOther = known && (!isSame(known.moves[0], move) || known.gameCode !== session.gameCode || known.campaignId !== campaignId);
    if (isOther) return { kind: 'badMove' };
    if (known) return this.#outcome(await this.#alone(known.id, () => this.#finish(rounds.get(known.id))));

    const fault = engine.room && this.#options.rooms().faultOf(session, skin, move);
    if (fault) return { kind: 'badMove', fault };
    if (draw === undefined) return { kind: 'tooLate' };
    const nowMs = now();
    if (rounds.busy(session.playerId) ?? rounds.playing(session.playerId, session.gameCode)) return { kind: 'otherOpen' };
    const isLate = (engine.events ?? engine.room) !== undefined;
    if (isLate && rounds.countLate(session.playerId, session.gameCode) >= MAX_LATE) return { kind: 'tooManyOpen' };
    const latest = rounds.latest(session.playerId);
    const waitMs = latest?.state === 'settled' ? untilNext(latest, engine, nowMs) : 0;
    const delayMs = this.#delayMs([session.playerId, clientRound, input], (moment && engine.events?.delayMs(move, moment)) ?? 0);
    if (waitMs > 0 || delayMs > 0) return { kind: 'tooSoon', waitMs: Math.max(waitMs, delayMs) };
    const seed = seeds.current(session.playerId);
    const round = rounds.begin({ session, clientRound, theme: theme.name, campaignId, move, seed, draw, isLate, nowMs });
    return this.#outcome(await this.#alone(round.id, () => this.#debit(round)));
  }

  /** Makes the next move of an open round. Idempotent by round and `index`, the number of moves before it. */
  async move(session: Session, { roundId, index, input }: { roundId: string; index: number; input: unknown }): Promise<PlayOutcome> {
    const { rounds, tables } = this.#options;
    const known = rounds.find(roundId);
    if (known?.playerId !== session.playerId || known.gameCode !== session.gameCode) return { kind: 'badMove' };
    return this.#alone(roundId, async () => {
      const round = await this.#finish(rounds.get(roundId));
      if (isBusy(round)) return { kind: 'pending' };
      const { engine, theme } = this.#skinOf(round.theme);
      const before = round.moves.slice(0, index);
      const made = round.moves[index];
      const position = await this.positionOf(round, before);
      const runningMs = round.draw === null ? undefined : await tables().runningMs(round.gameCode, round.draw);
      const moment = await this.#momentOf(this.#skinOf(round.theme), round.moves);
      const table = {
        theme,
        currency: round.currency,
        lotteryPlays: session.lotteryPlays,
        moves: before,
        position,
        ...(runningMs !== undefined && { runningMs }),
        ...(moment && { moment }),
        ...(made ? {} : this.#othersOf(round, round.draw)),
      };
      const move = engine.readMove(input, table);
      // A repeated call: the move that was made has the time of the first one.
      if (made && (engine.clock ?? engine.events)) return this.#outcome(round);
      const isInTime = round.draw === null || runningMs !== undefined || (await tables().openDraw(round.gameCode)) === round.draw;
      if (!isInTime) return { kind: 'tooLate' };
      if (!move) return { kind: 'badMove', fault: engine.findFault?.(input, table) };
      if (index > round.moves.length || (made && !isSame(made, move))) return { kind: 'badMove' };
      if (made) return this.#outcome(round);
      if (round.state !== 'playing') return { kind: 'badMove' };
      const addsNothing = BigInt(move.stakeMinor) === 0n;
      if (!addsNothing && round.campaignId !== null) return { kind: 'badMove', fault: { field: 'move.stakeMinor', rule: 'freeRound' } };
      // The end of a late round asks the wallet, which has one round of a player at a time.
      if ((!addsNothing || round.isLate) && rounds.busy(session.playerId)) return { kind: 'otherOpen' };
      if (addsNothing) return this.#outcome(await this.#advance(round, [...round.moves, move]));
      return this.#raise(rounds.raising(round, move), move);
    });
  }

  /** Finishes every open round: pays the win or refunds the stake. Moves for players who left a round a day ago. */
  async finishOpen(): Promise<void> {
    const { rounds, now, onError } = this.#options;
    const finish = (id: string) => this.#alone(id, () => this.#finish(rounds.get(id)));
    const leave = (id: string) => this.#alone(id, () => this.#leave(rounds.get(id)));
    await Promise.all([
      ...rounds.open().map(({ id }) => this.#few(() => finish(id).catch(onError))),
      ...rounds.leftBefore(now() - LEFT_MS).map(({ id }) => this.#few(() => leave(id).catch(onError))),
    ]);
  }

  /** Settles the rounds of a draw whose result is complete, and returns the stakes of one that is void. */
  async settleDraw(gameCode: string, draw: number): Promise<void> {
    const { rounds, tables, onError } = this.#options;
    if (rounds.isStakedOn(gameCode, draw)) {
      const status = await tables().conclude(gameCode, draw);
      if (status !== 'DRAWN' && status !== 'SETTLED' && status !== 'VOID') return;
      const settle = (id: string) =>
        this.#alone(id, async () => {
          const round = rounds.get(id);
          if (round.state !== 'playing') return;
          if (status === 'VOID') await this.#rollBack(rounds.rollingBack(round));
          else await this.#advance(round, round.moves);
        });
      await Promise.all(rounds.ofDraw(gameCode, draw).map(({ id }) => this.#few(() => settle(id).catch(onError))));
    }
    if (!rounds.isStakedOn(gameCode, draw)) tables().markSettled(gameCode, draw);
  }

  /** Settles every round whose draw has a public result: after a stop of the studio, or when nobody watched its table. */
  async settleDue(): Promise<void> {
    const { rounds, unsettledDraws, onError } = this.#options;
    const draws = new Map([...rounds.waitingDraws(), ...unsettledDraws()].map((one) => [`${one.gameCode} ${one.draw}`, one]));
    await Promise.all([...draws.values()].map(({ gameCode, draw }) => this.settleDraw(gameCode, draw).catch(onError)));
  }

  /** Settles the rounds that the events have decided by now, whether their players are here or not. */
  async settleLate(): Promise<void> {
    const { rounds, now, onError } = this.#options;
    for (const { id } of rounds.late(now())) await this.#alone(id, () => this.#settleLate(rounds.get(id))).catch(onError);
  }

  /**
   * Decides on an event, whatever its numbers say. Open rounds are settled by it, and ended ones anew: once, however often the same is
   * decided.
   *
   * Source: docs/domain.md DR-14.
   */
  async rule(eventId: string, ruling: Ruling): Promise<void> {
    const { rounds, rulings, now } = this.#options;
    rulings.add(eventId, ruling, { nowMs: now(), mark: (number) => rounds.markRuled(eventId, number) });
    await this.settleLate();
    await this.correctRuled();
  }

  /**
   * Replaces the result of a draw that was published wrongly. Its open rounds are settled by the right one, and ended ones anew: once, however
   * often the same is said.
   *
   * Source: docs/domain.md DR-12.
   */
  async correctDraw(gameCode: string, draw: number, result: string): Promise<void> {
    const { rounds, rulings, tables, now } = this.#options;
    const mark = (number: number) => rounds.markCorrected(gameCode, draw, number);
    rulings.add(drawEvent(gameCode, draw), { kind: 'result', result }, { nowMs: now(), mark });
    await tables().refreshTable(gameCode);
    await this.settleDraw(gameCode, draw);
    await this.correctRuled();
  }

  /** Corrects the rounds that were settled before a decision on their events or their draw. */
  async correctRuled(): Promise<void> {
    const { rounds, onError } = this.#options;
    const correct = (id: string) => this.#alone(id, () => this.#correct(rounds.get(id)));
    await Promise.all(rounds.toCorrect().map(({ id }) => this.#few(() => correct(id).catch(onError))));
  }

  /** Computes the position of a round from its moves and the numbers of its seed, or of its table's draw. */
  async positionOf(round: Round, moves: readonly EngineMove[] = round.moves): Promise<Position> {
    const { seedId, nonce, theme: name, gameCode, draw } = round;
    const skin = this.#skinOf(name);
    const { engine, theme } = skin;
    if (engine.events ?? engine.room) return engine.play(theme, moves, []);
    if (draw !== null) {
      const numbers = await this.#options.tables().numbersOf(skin, gameCode, draw);
      const { rounds, jackpots } = this.#options;
      if (numbers.length > 0) await jackpots.share(skin, gameCode, draw);
      const totals = engine.clock?.houseStakes && addUpDraw(rounds, skin, round).totals;
      const position = engine.play(theme, moves, numbers, totals, engine.clock?.jackpots && jackpots.of(gameCode, draw, round));
      return { ...position, proof: { ...position.proof, ...this.#options.tables().correctionOf(skin, gameCode, draw) } };
    }
    const { serverSeed, clientSeed } = this.#options.seeds.get(seedId);
    return engine.play(theme, moves, await fairFloats({ serverSeed, clientSeed, nonce }, engine.numbersOf(theme)));
  }

  #skinOf(name: string): Skin {
    const skin = this.#options.findSkin(name);
    if (!skin) throw new Error(`No engine has a theme "${name}".`);
    return skin;
  }

  async #alone<Result>(roundId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#running.get(roundId) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#running.set(roundId, turn);
    try {
      return await turn;
    } finally {
      if (this.#running.get(roundId) === turn) this.#running.delete(roundId);
    }
  }

  /** Brings a round that was left with the wallet to its next rest. */
  async #finish(round: Round): Promise<Round> {
    switch (round.state) {
      case 'debiting':
        // It is unknown whether the stake was debited. A rollback is correct in both cases.
        return this.#rollBack(this.#options.rounds.rollingBack(round));
      case 'raising':
        return this.#unraise(this.#options.rounds.unraising(round));
      case 'unraising':
        return this.#unraise(round);
      case 'drawn':
        return this.#credit(round);
      case 'rollingBack':
        return this.#rollBack(round);
      case 'playing':
      case 'settled':
      case 'refused':
      case 'rolledBack':
        return round;
    }
  }

  async #debit(round: Round): Promise<Round> {
    const { wallet, rounds, now } = this.#options;
    const answer = await wallet.ask('debit', {
      ...betOf(round),
      txId: debitId(round),
      amountMinor: String(round.stakeMinor),
      ...(round.campaignId !== null && { campaignId: round.campaignId }),
      ...this.#slipOf(round, round.moves[0]),
    });
    if (answer === 'unknown') return this.#rollBack(rounds.rollingBack(round));
    if (answer.code !== 'OK') return rounds.refuse(round, answer.code, now());
    const begun = await this.#advance(round, round.moves, answer.balanceMinor);
    if (begun.draw !== null) this.#options.tables().announceBet(begun.gameCode);
    if (this.#skinOf(round.theme).engine.room && begun.state === 'playing') await this.#options.rooms().seat(begun);
    return begun;
  }

  /** Debits the stake of the next move, then makes it. */
  async #raise(round: Round, move: EngineMove): Promise<PlayOutcome> {
    const { wallet, rounds, now } = this.#options;
    const answer = await wallet.ask('debit', {
      ...betOf(round),
      txId: raiseId(round),
      amountMinor: move.stakeMinor,
      ...this.#slipOf(round, move),
    });
    const isDebited = answer !== 'unknown' && answer.code === 'OK';
    if (isDebited && this.#takesStakes(round))
      return this.#outcome(await this.#advance(round, [...round.moves, move], answer.balanceMinor));
    if (answer !== 'unknown' && !isDebited) {
      rounds.waiting(round, { nowMs: now() });
      return { kind: 'refused', code: answer.code };
    }
    return isBusy(await this.#unraise(rounds.unraising(round))) ? { kind: 'pending' } : { kind: 'refused', code: null };
  }

  #slipOf(round: Round, move: EngineMove | undefined): { slip?: Slip } {
    const { languages, languageOf } = this.#options;
    const spoken = new Map([...languages].filter(([code]) => code === 'EN' || code === languageOf(round)));
    const slip = move && writeSlip({ skin: this.#skinOf(round.theme), move, draw: round.draw }, spoken);
    return slip ? { slip } : {};
  }

  /** Stores moves whose stakes are debited, and the position after them. */
  async #advance(round: Round, moves: readonly EngineMove[], balanceMinor?: string): Promise<Round> {
    const { rounds, now } = this.#options;
    const position = await this.positionOf(round, moves);
    if (round.state === 'debiting' && !this.#takesStakes(round)) return this.#rollBack(rounds.rollingBack(round));
    if (!position.isOver) return rounds.waiting(round, { moves, balanceMinor, nowMs: now() });
    return this.#credit(rounds.drawn(round, position, moves));
  }

  /**
   * Returns false once the draw of a round runs. A stake whose debit is answered later is returned: its result may be known, and the totals
   * that a pool pays by are final.
   */
  #takesStakes({ theme, gameCode, draw }: Round): boolean {
    return draw === null || this.#options.tables().takesStakes(this.#skinOf(theme), gameCode, draw);
  }

  async #settleLate(round: Round): Promise<void> {
    const { rounds, eventSeeds, now } = this.#options;
    if (round.state !== 'playing') return;
    const { events, room } = this.#skinOf(round.theme).engine;
    const moment = events && (await eventSeeds.momentOf(events, events.of(round.moves), now()));
    const move = room ? this.#options.rooms().endOf(round) : moment && events?.settle(round.moves, moment);
    if (!move) {
      if (moment && events) rounds.postpone(round, events.dueMs(round.moves, moment));
      return;
    }
    const moves = [...round.moves, move];
    const position = await this.positionOf(round, moves);
    // One round of a player at a time is with the wallet. The next attempt settles this one.
    if (rounds.busy(round.playerId)) return;
    await this.#credit(rounds.drawn(round, position, moves));
  }

  /** Takes the win of a wrong result back, then pays that of the right one. Both are asked again until the wallet has done so. */
  async #correct(round: Round): Promise<void> {
    const { rounds, wallet } = this.#options;
    if (round.state !== 'settled') return;
    if (round.isCorrecting) return this.#payCorrection(round);
    const moves = round.dueRuling === null ? undefined : await this.#ruledMoves(round);
    if (!moves) return;
    const position = await this.positionOf(round, moves);
    const isWrong = round.winMinor !== null && round.winMinor > 0n && position.winMinor !== round.winMinor;
    if (isWrong || round.isTakingBack) {
      // Stored first: a later decision may bring the same win back after an answer that was lost.
      rounds.takeBack(round, true);
      const refTxId = creditId(round);
      const { playerId, id: roundId } = round;
      const answer = await wallet.ask('rollback', { playerId, txId: `${refTxId}-rollback`, refTxId, roundId });
      // A win that was spent is taken back once the money is there.
      if (answer !== 'unknown' && answer.code === 'INSUFFICIENT_FUNDS') return rounds.takeBack(round, false);
      if (!this.#isDone(round, 'rollback', answer)) return;
    }
    const corrected = rounds.correct(rounds.get(round.id), moves, position);
    if (corrected.isCorrecting) await this.#payCorrection(corrected);
  }

  /** Returns the moves of an ended round as a decision makes them; undefined while it is not decided again. */
  async #ruledMoves({ theme, draw, moves }: Round): Promise<readonly EngineMove[] | undefined> {
    const { eventSeeds, now } = this.#options;
    if (draw !== null) return moves;
    const { events } = this.#skinOf(theme).engine;
    if (!events) return undefined;
    const placed = moves.slice(0, 1);
    const move = events.settle(placed, await eventSeeds.momentOf(events, events.of(placed), now()));
    // A leg that did not matter before is open: the round is corrected when that is over.
    return move && [...placed, move];
  }

  async #payCorrection(round: Round): Promise<void> {
    const answer = await this.#options.wallet.ask('credit', creditOf(round));
    if (this.#isDone(round, 'credit', answer)) this.#options.rounds.corrected(round, answer.balanceMinor);
  }

  /** Returns the present moment of a game with events: those of the time, and those that decide the given moves. */
  async #momentOf({ engine: { events }, theme }: Skin, moves: readonly EngineMove[] = []): Promise<Moment | undefined> {
    const { eventSeeds, now } = this.#options;
    const nowMs = now();
    return events && eventSeeds.momentOf(events, [...events.at(theme, nowMs), ...events.of(moves)], nowMs);
  }

  /** Returns for how long a bet has to wait until it may be made. */
  #delayMs(bet: readonly unknown[], delayMs: number): number {
    const nowMs = this.#options.now();
    for (const [other, otherMs] of this.#dueMs) {
      if (otherMs >= nowMs - FORGOTTEN_MS) break;
      this.#dueMs.delete(other);
    }
    const key = createHash('sha256').update(JSON.stringify(bet)).digest('base64');
    const dueMs = this.#dueMs.get(key) ?? nowMs + delayMs;
    if (delayMs === 0 || dueMs <= nowMs) {
      this.#dueMs.delete(key);
      return 0;
    }
    this.#dueMs.set(key, dueMs);
    return dueMs - nowMs;
  }

  async #leave(round: Round): Promise<void> {
    let left = round;
    while (left.state === 'playing') {
      const { engine, theme } = this.#skinOf(left.theme);
      const position = await this.positionOf(left);
      const move = engine.leave?.({ theme, currency: left.currency, moves: left.moves, position });
      if (!move) throw new Error(`The engine ${engine.name} cannot leave round ${left.id}.`);
      left = await this.#advance(left, [...left.moves, move]);
    }
  }

  async #credit(round: Round): Promise<Round> {
    const { wallet, rounds, now } = this.#options;
    const answer = await wallet.ask('credit', creditOf(round));
    return this.#isDone(round, 'credit', answer) ? rounds.settle(round, answer.balanceMinor, now()) : round;
  }

  /** Returns every stake of a round. Those that were refused or returned before stay as they are. */
  async #rollBack(round: Round): Promise<Round> {
    const { rounds, now } = this.#options;
    const raises = Array.from({ length: round.raises }, (_, before) => raiseId({ ...round, raises: before + 1 }));
    for (const refTxId of [debitId(round), ...raises]) if (!(await this.#takeBack(round, refTxId))) return round;
    return rounds.rolledBack(round, now());
  }

  async #unraise(round: Round): Promise<Round> {
    const { rounds, now } = this.#options;
    return (await this.#takeBack(round, raiseId(round))) ? rounds.waiting(round, { nowMs: now() }) : round;
  }

  /** Rolls back a debit. Returns true when the wallet has done so. */
  async #takeBack(round: Round, refTxId: string): Promise<boolean> {
    const answer = await this.#options.wallet.ask('rollback', {
      playerId: round.playerId,
      txId: `${refTxId}-rollback`,
      refTxId,
      roundId: round.id,
    });
    return this.#isDone(round, 'rollback', answer);
  }

  /** Returns true when the wallet carried out the call. Otherwise the round stays open and the call is repeated later. */
  #isDone(round: Round, what: string, answer: WalletAnswer | 'unknown'): answer is WalletAnswer {
    if (answer === 'unknown') return false;
    if (answer.code !== 'OK') this.#options.onError(new Error(`The wallet refused the ${what} of round ${round.id}: ${answer.code}.`));
    return answer.code === 'OK';
  }

  /** Returns what a table knows of the other players of a draw. Free trials are apart. */
  #othersOf({ playerId, gameCode }: Pick<Session, 'playerId' | 'gameCode'>, draw: number | null | undefined): Pick<Table, 'others'> {
    if (draw === null || draw === undefined) return {};
    const isDemo = isDemoPlayer(playerId);
    const isOther = (stake: Stake) => stake.playerId !== playerId && isDemoPlayer(stake.playerId) === isDemo;
    return { others: () => this.#options.rounds.stakedIn(gameCode, draw).filter(isOther) };
  }

  async #outcome(round: Round): Promise<PlayOutcome> {
    if (isBusy(round)) return { kind: 'pending' };
    if (round.state === 'refused' || round.state === 'rolledBack') return { kind: 'refused', code: round.refusal };
    const waitMs = untilNext(round, this.#skinOf(round.theme).engine, this.#options.now());
    return { kind: 'played', round, position: await this.positionOf(round), waitMs };
  }
}

/** Returns the time (ms) until the player's next round may start. */
function untilNext({ begunAtMs }: Round, { cycleMs }: Skin['engine'], nowMs: number): number {
  return Math.max(0, begunAtMs + cycleMs - nowMs);
}

/** Returns true when the round waits for the wallet. */
export function isBusy({ state }: Round): boolean {
  return state === 'debiting' || state === 'raising' || state === 'unraising' || state === 'drawn' || state === 'rollingBack';
}

function betOf({ id, playerId, walletSessionId, gameCode, currency }: Round) {
  return { roundId: id, playerId, sessionId: walletSessionId, gameCode, currency };
}

const debitId = ({ id }: Round) => `${id}-debit`;

/** Returns the transaction id of a round's win. That of each corrected result has its own. */
const creditId = ({ id, corrections }: Round) => (corrections === 0 ? `${id}-credit` : `${id}-credit-${corrections}`);

function creditOf(round: Round) {
  return {
    ...betOf(round),
    txId: creditId(round),
    refTxId: debitId(round),
    amountMinor: String(round.winMinor ?? 0n),
    ...(round.uncountedMinor > 0n && { uncountedMinor: String(round.uncountedMinor) }),
    roundEnd: true,
  };
}

/** Returns the transaction id of the raise that runs. Each attempt has its own: the wallet has closed that of a raise taken back. */
const raiseId = ({ id, raises }: Round) => `${id}-raise-${raises}`;

const isSame = (one: EngineMove | undefined, other: EngineMove) => JSON.stringify(one) === JSON.stringify(other);
