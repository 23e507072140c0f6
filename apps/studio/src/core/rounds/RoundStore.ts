import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { WalletCode } from '@site/api/vendor';
import type { EngineMove, Position } from '../Engine.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Session } from '../play/Sessions.ts';
import type { Seed } from '../fair/Seeds.ts';

/**
 * `debiting`: the stake may have been debited. `drawn`: it was, and the outcome is fixed. `rollingBack`: the stake, if debited, must be
 * refunded. The others are final.
 */
export type RoundState = 'debiting' | 'drawn' | 'rollingBack' | 'settled' | 'refused' | 'rolledBack';

export interface Round {
  id: string;
  playerId: string;
  /** Idempotency key from the browser: the same key is the same round. */
  clientRound: string;
  walletSessionId: string;
  gameCode: string;
  theme: string;
  currency: string;
  /** The player's decisions, in order. */
  moves: readonly EngineMove[];
  /** Sum of the stakes of its moves. */
  stakeMinor: bigint;
  seedId: number;
  nonce: number;
  state: RoundState;
  /** Set once drawn, as is the proof. */
  winMinor: bigint | null;
  /** Data that verifies the round, besides seeds and nonce. */
  proof: Readonly<Record<string, string>> | null;
  /** Set once settled. */
  balanceMinor: bigint | null;
  refusal: WalletCode | null;
  begunAtMs: number;
}

export interface NewRound {
  session: Session;
  clientRound: string;
  theme: string;
  move: EngineMove;
  seed: Seed;
  nowMs: number;
}

/** Stores every round, so that no debt is lost when the studio is killed. */
export class RoundStore {
  readonly #store: DatabaseSync;

  constructor(store: DatabaseSync) {
    this.#store = store;
  }

  /** Inserts a round. Throws when the player has an open one. */
  begin({ session, clientRound, theme, move, seed, nowMs }: NewRound): Round {
    const id = randomUUID();
    this.#store
      .prepare(
        `insert into round (id, player_id, client_round, wallet_session_id, game_code, theme, currency, moves, stake_minor, seed_id, nonce, state, begun_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'debiting', ?)`,
      )
      .run(
        id,
        session.playerId,
        clientRound,
        session.walletSessionId,
        session.gameCode,
        theme,
        session.currency,
        JSON.stringify([move]),
        move.stakeMinor,
        seed.id,
        seed.nextNonce,
        nowMs,
      );
    return this.get(id);
  }

  get(id: string): Round {
    const row = this.#store.prepare(`${select} where id = ?`).get(id);
    if (!row) throw new Error(`No round ${id}.`);
    return roundOf(row);
  }

  byClient(playerId: string, clientRound: string): Round | undefined {
    return this.#one('where player_id = ? and client_round = ?', playerId, clientRound);
  }

  latest(playerId: string): Round | undefined {
    return this.#one('where player_id = ? order by begun_at desc limit 1', playerId);
  }

  /** Returns the player's last settled rounds, newest first. */
  settled(playerId: string, limit: number): Round[] {
    return this.#store
      .prepare(`${select} where player_id = ? and state = 'settled' order by begun_at desc limit ?`)
      .all(playerId, limit)
      .map(roundOf);
  }

  open(): Round[] {
    return this.#store.prepare(`${select} where state in ('debiting', 'drawn', 'rollingBack')`).all().map(roundOf);
  }

  /** Stores the outcome and uses up the nonce, in one transaction. */
  drawn(round: Round, { winMinor, proof }: Pick<Position, 'winMinor' | 'proof'>): Round {
    return inTransaction(this.#store, () => {
      this.#store.prepare('update seed set next_nonce = ? where id = ?').run(round.nonce + 1, round.seedId);
      this.#store
        .prepare("update round set state = 'drawn', win_minor = ?, proof = ? where id = ?")
        .run(String(winMinor), JSON.stringify(proof), round.id);
      return this.get(round.id);
    });
  }

  rollingBack(round: Round): Round {
    this.#store.prepare("update round set state = 'rollingBack' where id = ?").run(round.id);
    return this.get(round.id);
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

  #end(
    round: Round,
    state: RoundState,
    { balanceMinor, refusal, nowMs }: { balanceMinor: string | null; refusal: WalletCode | null; nowMs: number },
  ) {
    this.#store
      .prepare('update round set state = ?, balance_minor = ?, refusal = ?, ended_at = ? where id = ?')
      .run(state, balanceMinor, refusal, nowMs, round.id);
    return this.get(round.id);
  }

  #one(where: string, ...parameters: string[]): Round | undefined {
    const row = this.#store.prepare(`${select} ${where}`).get(...parameters);
    return row && roundOf(row);
  }
}

const select = `select id, player_id as "playerId", client_round as "clientRound", wallet_session_id as "walletSessionId", game_code as "gameCode",
  theme, currency, moves, stake_minor as "stakeMinor", seed_id as "seedId", nonce, state, proof, win_minor as "winMinor",
  balance_minor as "balanceMinor", refusal, begun_at as "begunAtMs" from round`;

type Row = Omit<Round, 'moves' | 'proof' | 'stakeMinor' | 'winMinor' | 'balanceMinor'> & {
  moves: string;
  proof: string | null;
  stakeMinor: string;
  winMinor: string | null;
  balanceMinor: string | null;
};

function roundOf(row: unknown): Round {
  const { moves, proof, stakeMinor, winMinor, balanceMinor, ...rest } = row as Row;
  return {
    ...rest,
    moves: JSON.parse(moves) as EngineMove[],
    proof: proof === null ? null : (JSON.parse(proof) as Record<string, string>),
    stakeMinor: BigInt(stakeMinor),
    winMinor: digits(winMinor),
    balanceMinor: digits(balanceMinor),
  };
}

const digits = (text: string | null) => (text === null ? null : BigInt(text));
