import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { VendorPlayedInput, VendorPlayedRound, VendorPlayedValue, WalletCode } from '@site/api/vendor';
import { LRUCache } from 'lru-cache';
import type { EngineMove, Position } from '../Engine.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Session } from '../play/Sessions.ts';
import type { Seed } from '../fair/Seeds.ts';
import { DEMO_PREFIX } from '../wallet/DemoWallet.ts';

/**
 * `debiting`: the stake may have been debited. `playing`: it was, and the player moves next. `raising`: the stake of the next move may have
 * been debited. `unraising`: that stake, if debited, must be refunded. `drawn`: the outcome is fixed. `rollingBack`: the stake, if debited,
 * must be refunded. The others are final.
 */
export type RoundState = 'debiting' | 'playing' | 'raising' | 'unraising' | 'drawn' | 'rollingBack' | 'settled' | 'refused' | 'rolledBack';

export interface Round {
  id: string;
  playerId: string;
  /** Idempotency key from the browser: the same key is the same round. */
  clientRound: string;
  walletSessionId: string;
  gameCode: string;
  theme: string;
  currency: string;
  /** The campaign that pays the stake; null when the player does. */
  campaignId: string | null;
  /** The player's decisions, in order. */
  moves: readonly EngineMove[];
  /** Move whose stake is being debited. */
  nextMove: EngineMove | null;
  /** Number of attempts to add to the stake. */
  raises: number;
  /** Sum of the stakes of its moves. */
  stakeMinor: bigint;
  seedId: number;
  nonce: number;
  /** Number of the table's draw that decides the round; null when the player's seed does. */
  draw: number | null;
  /** True when events decide the round, with seeds of their own. */
  isLate: boolean;
  state: RoundState;
  /** Set once drawn, as is the proof. */
  winMinor: bigint | null;
  /** Part of the stake that is no valid bet. */
  uncountedMinor: bigint;
  /** Data that verifies the round, besides seeds and nonce. */
  proof: Readonly<Record<string, string>> | null;
  /** Balance after the last debit or credit. */
  balanceMinor: bigint | null;
  refusal: WalletCode | null;
  begunAtMs: number;
  /** Number of times that its result was replaced. */
  corrections: number;
  /** Number of the last decision on its events that its result does not know; null when it knows all. */
  dueRuling: number | null;
  /** True while the win of a wrong result may have been taken back, and nothing is paid in its place. */
  isTakingBack: boolean;
  /** True while the win of its corrected result may not have been paid. */
  isCorrecting: boolean;
}

export interface NewRound {
  session: Session;
  clientRound: string;
  theme: string;
  campaignId: string | null;
  move: EngineMove;
  seed: Seed;
  draw: number | null;
  isLate: boolean;
  nowMs: number;
}

/** Stake of a round: whose it is, and its moves. */
export type Stake = Pick<Round, 'playerId' | 'currency' | 'moves'>;

/** Stores every round, so that no debt is lost when the studio is killed. */
export class RoundStore {
  readonly #store: DatabaseSync;
  /** Rounds with a stake in the draws that are bet on now: all players of a draw ask for them after each bet. */
  readonly #staked = new LRUCache<string, readonly Stake[]>({ max: 200 });

  constructor(store: DatabaseSync) {
    this.#store = store;
  }

  /** Inserts a round. Throws when the player has a busy one, or one at the same game that is not late. */
  begin({ session, clientRound, theme, campaignId, move, seed, draw, isLate, nowMs }: NewRound): Round {
    const id = randomUUID();
    this.#store
      .prepare(
        `insert into round (id, player_id, client_round, wallet_session_id, game_code, theme, currency, campaign_id, moves, stake_minor, seed_id, nonce, draw, is_late,
           state, begun_at, moved_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'debiting', ?, ?)`,
      )
      .run(
        id,
        session.playerId,
        clientRound,
        session.walletSessionId,
        session.gameCode,
        theme,
        session.currency,
        campaignId,
        JSON.stringify([move]),
        move.stakeMinor,
        seed.id,
        isLate ? 0 : (draw ?? seed.nextNonce),
        draw,
        Number(isLate),
        nowMs,
        nowMs,
      );
    return this.get(id);
  }

  get(id: string): Round {
    const round = this.find(id);
    if (!round) throw new Error(`No round ${id}.`);
    return round;
  }

  find(id: string): Round | undefined {
    return this.#one('where id = ?', id);
  }

  byClient(playerId: string, clientRound: string): Round | undefined {
    return this.#one('where player_id = ? and client_round = ?', playerId, clientRound);
  }

  latest(playerId: string): Round | undefined {
    return this.#one('where player_id = ? order by begun_at desc limit 1', playerId);
  }

  /** Returns the player's round that waits for the wallet, at any game. */
  busy(playerId: string): Round | undefined {
    return this.#one(`where player_id = ? and state in (${busyStates})`, playerId);
  }

  /** Returns the player's round at a game that waits for a move, if its next one has to wait for it. */
  playing(playerId: string, gameCode: string): Round | undefined {
    return this.#one("where player_id = ? and game_code = ? and state = 'playing' and is_late = 0", playerId, gameCode);
  }

  /** Returns the rounds of a draw that wait for its result. */
  ofDraw(gameCode: string, draw: number): Round[] {
    return this.#store.prepare(`${select} where game_code = ? and draw = ? and state = 'playing'`).all(gameCode, draw).map(roundOf);
  }

  /** Returns true while a round of a draw has not ended. */
  isStakedOn(gameCode: string, draw: number): boolean {
    const open = `state = 'playing' or state in (${busyStates})`;
    return (
      this.#store.prepare(`select 1 from round where game_code = ? and draw = ? and (${open}) limit 1`).get(gameCode, draw) !== undefined
    );
  }

  /** Returns the draws whose result rounds wait for. */
  waitingDraws(): { gameCode: string; draw: number }[] {
    const rows: unknown[] = this.#store
      .prepare(`select distinct game_code as "gameCode", draw from round where draw is not null and state = 'playing'`)
      .all();
    return rows as { gameCode: string; draw: number }[];
  }

  /** Returns the draws of a game after one and until another in which somebody has a stake, in their order. */
  stakedDraws(gameCode: string, { after, until }: { after: number; until: number }): number[] {
    const rows: unknown[] = this.#store
      .prepare(
        `select distinct draw from round where game_code = ? and draw > ? and draw <= ? and state in (${stakedStates}) order by draw`,
      )
      .all(gameCode, after, until);
    return rows.map((row) => (row as { draw: number }).draw);
  }

  /** Returns the rounds of a draw whose stakes are debited, the settled ones too. */
  stakedIn(gameCode: string, draw: number): readonly Stake[] {
    const key = drawKey(gameCode, draw);
    const known = this.#staked.get(key);
    if (known) return known;
    const read = this.#store
      .prepare(`${select} where game_code = ? and draw = ? and state in (${stakedStates})`)
      .all(gameCode, draw)
      .map(roundOf);
    this.#staked.set(key, read);
    return read;
  }

  /** Returns the rounds of all players that events may decide by a time, from the one that is due longest. */
  late(timeMs: number): Round[] {
    const due = this.#store.prepare(`${select} where is_late = 1 and state = 'playing' and due_at <= ? order by due_at, begun_at`);
    return due.all(timeMs).map(roundOf);
  }

  /** Stores that no event decides a round before a time. */
  postpone({ id }: Round, dueMs: number): void {
    this.#store.prepare('update round set due_at = ? where id = ?').run(dueMs, id);
  }

  /** Counts the player's rounds at a game that wait for events. */
  countLate(playerId: string, gameCode: string): number {
    const row = this.#store
      .prepare("select count(*) as count from round where player_id = ? and game_code = ? and is_late = 1 and state = 'playing'")
      .get(playerId, gameCode);
    return Number(row?.['count']);
  }

  /** Returns the player's rounds at a game that wait for events, and those that ended last, newest first. */
  lateOf(playerId: string, gameCode: string, ended: number): Round[] {
    const where = `${select} where player_id = ? and game_code = ? and is_late = 1`;
    const open = this.#store.prepare(`${where} and state = 'playing' order by begun_at desc`).all(playerId, gameCode);
    const past = this.#store.prepare(`${where} and state in ('drawn', 'settled') order by begun_at desc limit ?`);
    return [...open, ...past.all(playerId, gameCode, ended)].map(roundOf);
  }

  /** Returns the player's last settled rounds, newest first. */
  settled(playerId: string, limit: number): Round[] {
    return this.#store
      .prepare(`${select} where player_id = ? and state = 'settled' order by begun_at desc limit ?`)
      .all(playerId, limit)
      .map(roundOf);
  }

  /** Returns a page of the rounds that were settled in a period, oldest first, or those with the given ids. Free trials are not among them. */
  played(input: VendorPlayedInput): VendorPlayedValue {
    if ('roundIds' in input)
      return { rounds: this.#played('id in (select value from json_each(?))', JSON.stringify(input.roundIds)), next: null };
    const { from, to, cursor } = input;
    const [, afterMs = from, afterId = ''] = /^(\d+) (.*)$/.exec(cursor ?? '') ?? [];
    const ofPeriod = '(ended_at, id) > (?, ?) and ended_at < ? order by ended_at, id limit ?';
    const rounds = this.#played(ofPeriod, Number(afterMs), afterId, to, PLAYED_PAGE);
    const last = rounds.length === PLAYED_PAGE ? rounds.at(-1) : undefined;
    return { rounds, next: last ? `${last.settledAt} ${last.roundId}` : null };
  }

  /**
   * Marks the ended rounds on an event as decided by another result than they have, and the open ones as due. What was cashed out stays
   * sold.
   */
  markRuled(eventId: string, ruling: number): void {
    const isOnEvent = 'is_late = 1 and instr(moves, ?) > 0';
    const written = `"eventId":${JSON.stringify(eventId)}`;
    this.#store
      .prepare(`update round set due_ruling = ? where state in ('drawn', 'settled') and ${isOnEvent} and instr(moves, '"cashOut"') = 0`)
      .run(ruling, written);
    this.#store.prepare(`update round set due_at = 0 where state = 'playing' and ${isOnEvent}`).run(written);
  }

  /** Marks the rounds of a draw as decided by another result than they have, or may be about to have. */
  markCorrected(gameCode: string, draw: number, ruling: number): void {
    this.#store
      .prepare(`update round set due_ruling = ? where game_code = ? and draw = ? and state in (${stakedStates})`)
      .run(ruling, gameCode, draw);
  }

  /** Returns the settled rounds whose result is to be corrected. */
  toCorrect(): Round[] {
    return this.#store
      .prepare(`${select} where (due_ruling is not null or is_correcting = 1) and state = 'settled' order by begun_at`)
      .all()
      .map(roundOf);
  }

  /** Stores whether the win of a wrong result may have been taken back. */
  takeBack(round: Round, isTakingBack: boolean): void {
    this.#store.prepare('update round set is_taking_back = ? where id = ?').run(Number(isTakingBack), round.id);
  }

  /** Stores the result of a settled round by a decision. A win is paid next where another one, or the same, was taken back. */
  correct(round: Round, moves: readonly EngineMove[], { winMinor, proof }: Pick<Position, 'winMinor' | 'proof'>): Round {
    const isSame = winMinor === round.winMinor && !round.isTakingBack;
    this.#store
      .prepare(
        `update round set moves = ?, win_minor = ?, proof = ?, corrections = corrections + ?, is_taking_back = 0, is_correcting = ?,
           due_ruling = case when due_ruling = ? then null else due_ruling end
         where id = ?`,
      )
      .run(
        JSON.stringify(moves),
        String(winMinor),
        JSON.stringify(proof),
        Number(!isSame),
        Number(!isSame && winMinor > 0n),
        round.dueRuling,
        round.id,
      );
    return this.get(round.id);
  }

  corrected(round: Round, balanceMinor: string | undefined): Round {
    this.#store
      .prepare('update round set is_correcting = 0, balance_minor = coalesce(?, balance_minor) where id = ?')
      .run(balanceMinor ?? null, round.id);
    return this.get(round.id);
  }

  /** Returns the rounds that wait for the wallet. */
  open(): Round[] {
    return this.#store.prepare(`${select} where state in (${busyStates})`).all().map(roundOf);
  }

  /** Returns the rounds that have been waiting for a move since before a time. */
  leftBefore(timeMs: number): Round[] {
    return this.#store
      .prepare(`${select} where state = 'playing' and draw is null and is_late = 0 and moved_at < ?`)
      .all(timeMs)
      .map(roundOf);
  }

  /** Stores that a round waits for its player's move, after the given moves. The first time it uses up the nonce. */
  waiting(
    round: Round,
    { moves = round.moves, balanceMinor, nowMs }: { moves?: readonly EngineMove[]; balanceMinor?: string | undefined; nowMs: number },
  ): Round {
    return inTransaction(this.#store, () => {
      this.#useNonce(round);
      this.#store
        .prepare(
          `update round set state = 'playing', next_move = null, moves = ?, stake_minor = ?, balance_minor = coalesce(?, balance_minor), moved_at = ?
           where id = ?`,
        )
        .run(JSON.stringify(moves), String(stakeOf(moves)), balanceMinor ?? null, nowMs, round.id);
      return this.#changed(round);
    });
  }

  raising(round: Round, move: EngineMove): Round {
    this.#store
      .prepare("update round set state = 'raising', next_move = ?, raises = raises + 1 where id = ?")
      .run(JSON.stringify(move), round.id);
    return this.#changed(round);
  }

  unraising(round: Round): Round {
    this.#store.prepare("update round set state = 'unraising' where id = ?").run(round.id);
    return this.#changed(round);
  }

  /** Stores the outcome after the given moves, and uses up the nonce, in one transaction. */
  drawn(
    round: Round,
    { winMinor, uncountedMinor = 0n, proof }: Pick<Position, 'winMinor' | 'uncountedMinor' | 'proof'>,
    moves: readonly EngineMove[] = round.moves,
  ): Round {
    return inTransaction(this.#store, () => {
      this.#useNonce(round);
      this.#store
        .prepare(
          `update round set state = 'drawn', next_move = null, moves = ?, stake_minor = ?, win_minor = ?, uncounted_minor = ?, proof = ?
           where id = ?`,
        )
        .run(JSON.stringify(moves), String(stakeOf(moves)), String(winMinor), String(uncountedMinor), JSON.stringify(proof), round.id);
      return moves === round.moves ? this.get(round.id) : this.#changed(round);
    });
  }

  rollingBack(round: Round): Round {
    this.#store.prepare("update round set state = 'rollingBack' where id = ?").run(round.id);
    return this.#changed(round);
  }

  settle(round: Round, balanceMinor: string | undefined, nowMs: number): Round {
    return this.#end(round, 'settled', { balanceMinor: balanceMinor ?? null, refusal: null, nowMs });
  }

  refuse(round: Round, refusal: WalletCode, nowMs: number): Round {
    return this.#end(round, 'refused', { balanceMinor: null, refusal, nowMs });
  }

  rolledBack(round: Round, nowMs: number): Round {
    return this.#end(round, 'rolledBack', { balanceMinor: null, refusal: null, nowMs });
  }

  /** Returns a round whose stake may have changed. */
  #changed({ id, gameCode, draw }: Round): Round {
    if (draw !== null) this.#staked.delete(drawKey(gameCode, draw));
    return this.get(id);
  }

  #useNonce({ seedId, nonce, draw, isLate }: Round): void {
    if (draw !== null || isLate) return;
    this.#store.prepare('update seed set next_nonce = max(next_nonce, ?) where id = ?').run(nonce + 1, seedId);
  }

  #end(
    round: Round,
    state: RoundState,
    { balanceMinor, refusal, nowMs }: { balanceMinor: string | null; refusal: WalletCode | null; nowMs: number },
  ) {
    this.#store
      .prepare('update round set state = ?, balance_minor = ?, refusal = ?, ended_at = ? where id = ?')
      .run(state, balanceMinor, refusal, nowMs, round.id);
    return state === 'settled' ? this.get(round.id) : this.#changed(round);
  }

  #played(where: string, ...parameters: (string | number)[]): VendorPlayedRound[] {
    const rows: unknown[] = this.#store
      .prepare(
        `select id as "roundId", player_id as "playerId", game_code as "gameCode", currency, stake_minor as "stakeMinor", win_minor as "payoutMinor", uncounted_minor as "uncountedMinor",
           begun_at as "placedAt", ended_at as "settledAt"
         from round where state = 'settled' and player_id not like '${DEMO_PREFIX}%' and ${where}`,
      )
      .all(...parameters);
    return rows as VendorPlayedRound[];
  }

  #one(where: string, ...parameters: string[]): Round | undefined {
    const row = this.#store.prepare(`${select} ${where}`).get(...parameters);
    return row && roundOf(row);
  }
}

/** Rounds of a page of what was played. */
const PLAYED_PAGE = 1000;

const drawKey = (gameCode: string, draw: number) => `${gameCode} ${draw}`;

const stakedStates = "'playing', 'raising', 'unraising', 'drawn', 'settled'";

const busyStates = "'debiting', 'raising', 'unraising', 'drawn', 'rollingBack'";

const stakeOf = (moves: readonly EngineMove[]) => moves.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n);

const select = `select id, player_id as "playerId", client_round as "clientRound", wallet_session_id as "walletSessionId", game_code as "gameCode",
  theme, currency, campaign_id as "campaignId", moves, next_move as "nextMove", raises, stake_minor as "stakeMinor", seed_id as "seedId", nonce, draw, is_late as "isLate", state, proof,
  win_minor as "winMinor", uncounted_minor as "uncountedMinor", balance_minor as "balanceMinor", refusal, begun_at as "begunAtMs",
  corrections, due_ruling as "dueRuling", is_taking_back as "isTakingBack", is_correcting as "isCorrecting" from round`;

type Row = Omit<
  Round,
  | 'moves'
  | 'nextMove'
  | 'proof'
  | 'stakeMinor'
  | 'winMinor'
  | 'uncountedMinor'
  | 'balanceMinor'
  | 'isLate'
  | 'isTakingBack'
  | 'isCorrecting'
> & {
  isLate: number;
  isTakingBack: number;
  isCorrecting: number;
  moves: string;
  nextMove: string | null;
  proof: string | null;
  stakeMinor: string;
  winMinor: string | null;
  uncountedMinor: string;
  balanceMinor: string | null;
};

function roundOf(row: unknown): Round {
  const { moves, nextMove, proof, stakeMinor, winMinor, uncountedMinor, balanceMinor, isLate, isTakingBack, isCorrecting, ...rest } =
    row as Row;
  return {
    ...rest,
    isLate: isLate === 1,
    isTakingBack: isTakingBack === 1,
    isCorrecting: isCorrecting === 1,
    moves: JSON.parse(moves) as EngineMove[],
    nextMove: nextMove === null ? null : (JSON.parse(nextMove) as EngineMove),
    proof: proof === null ? null : (JSON.parse(proof) as Record<string, string>),
    stakeMinor: BigInt(stakeMinor),
    winMinor: digits(winMinor),
    uncountedMinor: BigInt(uncountedMinor),
    balanceMinor: digits(balanceMinor),
  };
}

const digits = (text: string | null) => (text === null ? null : BigInt(text));
