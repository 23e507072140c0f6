import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { WalletCode } from '@site/api/vendor';
import { inTransaction } from '../database/inTransaction.ts';
import type { Session } from '../play/Sessions.ts';
import type { Seed } from '../fair/Seeds.ts';

/**
 * `debiting`: the stake may have been taken. `drawn`: it was, and the outcome is fixed. `rollingBack`: the stake, if it was
 * taken, is owed back. The rest are ends.
 */
export type RoundState = 'debiting' | 'drawn' | 'rollingBack' | 'settled' | 'refused' | 'rolledBack';

export interface Round {
  id: string;
  playerId: string;
  /** The browser's own name for it: the same again is the same round. */
  clientRound: string;
  walletSessionId: string;
  gameCode: string;
  theme: string;
  currency: string;
  stakeMinor: bigint;
  seedId: number;
  nonce: number;
  state: RoundState;
  /** Known once drawn. */
  coins: number | null;
  winMinor: bigint | null;
  /** Known once settled. */
  balanceMinor: bigint | null;
  refusal: WalletCode | null;
  begunAtMs: number;
}

export interface NewRound {
  session: Session;
  clientRound: string;
  theme: string;
  stakeMinor: bigint;
  seed: Seed;
  nowMs: number;
}

/** Every round there was, kept so that a killed studio knows what it owes. */
export class RoundStore {
  readonly #store: DatabaseSync;

  constructor(store: DatabaseSync) {
    this.#store = store;
  }

  /** Fails on a second open round of the player's. */
  begin({ session, clientRound, theme, stakeMinor, seed, nowMs }: NewRound): Round {
    const id = randomUUID();
    this.#store
      .prepare(
        `insert into round (id, player_id, client_round, wallet_session_id, game_code, theme, currency, stake_minor, seed_id, nonce, state, begun_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'debiting', ?)`,
      )
      .run(
        id,
        session.playerId,
        clientRound,
        session.walletSessionId,
        session.gameCode,
        theme,
        session.currency,
        String(stakeMinor),
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

  /** The player's last rounds that were played to their end, newest first. */
  settled(playerId: string, limit: number): Round[] {
    return this.#store
      .prepare(`${select} where player_id = ? and state = 'settled' order by begun_at desc limit ?`)
      .all(playerId, limit)
      .map(roundOf);
  }

  open(): Round[] {
    return this.#store.prepare(`${select} where state in ('debiting', 'drawn', 'rollingBack')`).all().map(roundOf);
  }

  /** Fixes the outcome and uses up the nonce, both or neither. */
  drawn(round: Round, coins: number, winMinor: bigint): Round {
    return inTransaction(this.#store, () => {
      this.#store.prepare('update seed set next_nonce = ? where id = ?').run(round.nonce + 1, round.seedId);
      this.#store.prepare("update round set state = 'drawn', coins = ?, win_minor = ? where id = ?").run(coins, String(winMinor), round.id);
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
  theme, currency, stake_minor as "stakeMinor", seed_id as "seedId", nonce, state, coins, win_minor as "winMinor",
  balance_minor as "balanceMinor", refusal, begun_at as "begunAtMs" from round`;

type Row = Omit<Round, 'stakeMinor' | 'winMinor' | 'balanceMinor'> & {
  stakeMinor: string;
  winMinor: string | null;
  balanceMinor: string | null;
};

function roundOf(row: unknown): Round {
  const { stakeMinor, winMinor, balanceMinor, ...rest } = row as Row;
  return { ...rest, stakeMinor: BigInt(stakeMinor), winMinor: digits(winMinor), balanceMinor: digits(balanceMinor) };
}

const digits = (text: string | null) => (text === null ? null : BigInt(text));
