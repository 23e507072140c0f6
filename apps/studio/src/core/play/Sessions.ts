import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { PlayerMarks } from '@site/api/vendor';

const TICKET_MS = 5 * 60_000;
const SESSION_MS = 24 * 60 * 60_000;

/** A player's session in a game. */
export interface Session {
  playerId: string;
  /** Id of the service's session. */
  walletSessionId: string;
  gameCode: string;
  currency: string;
  /** Language code of the launch, in which the player's slips are written. */
  language: string;
  /** Device, network and payee of the player; null for a free trial. */
  marks: PlayerMarks | null;
  /** Plays of lotteries that the brand's market allows. */
  lotteryPlays: readonly string[];
}

/** Data of a launch. */
export interface Ticket {
  /** Exchanged for the player's session with the service; null for a free trial. */
  launchToken: string | null;
  gameCode: string;
  currency: string;
  language: string;
  marks: PlayerMarks | null;
  lotteryPlays: readonly string[];
}

/** Stores tickets and sessions. A launch creates a ticket, which opens one session. Only hashes of both are stored. */
export class Sessions {
  readonly #store: DatabaseSync;

  constructor(store: DatabaseSync) {
    this.#store = store;
  }

  issue({ launchToken, gameCode, currency, language, marks, lotteryPlays }: Ticket, nowMs: number): string {
    const ticket = randomBytes(24).toString('base64url');
    this.#store.prepare('delete from ticket where expires_at < ?').run(nowMs - SESSION_MS);
    this.#store
      .prepare(
        'insert into ticket (hash, launch_token, is_demo, game_code, currency, language, marks, lottery_plays, expires_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        hashOf(ticket),
        launchToken ?? '',
        launchToken === null ? 1 : 0,
        gameCode,
        currency,
        language,
        JSON.stringify(marks),
        JSON.stringify(lotteryPlays),
        nowMs + TICKET_MS,
      );
    return ticket;
  }

  /** Redeems a ticket. Returns undefined when it was used or is older than five minutes. */
  redeem(ticket: string, nowMs: number): Ticket | undefined {
    const row = this.#store
      .prepare(
        `update ticket set used_at = ? where hash = ? and used_at is null and expires_at > ?
         returning iif(is_demo, null, launch_token) as "launchToken", game_code as "gameCode", currency, language, marks,
           lottery_plays as "lotteryPlays"`,
      )
      .get(nowMs, hashOf(ticket), nowMs);
    return row && (parsed(row) as unknown as Ticket);
  }

  start({ playerId, walletSessionId, gameCode, currency, language, marks, lotteryPlays }: Session, nowMs: number): string {
    const key = randomBytes(32).toString('base64url');
    this.#store.prepare('delete from session where started_at < ?').run(nowMs - SESSION_MS);
    this.#store
      .prepare(
        'insert into session (key_hash, player_id, wallet_session_id, game_code, currency, language, marks, lottery_plays, started_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(
        hashOf(key),
        playerId,
        walletSessionId,
        gameCode,
        currency,
        language,
        JSON.stringify(marks),
        JSON.stringify(lotteryPlays),
        nowMs,
      );
    return key;
  }

  find(key: string, nowMs: number): Session | undefined {
    const row = this.#store
      .prepare(
        `select player_id as "playerId", wallet_session_id as "walletSessionId", game_code as "gameCode", currency, language, marks,
           lottery_plays as "lotteryPlays"
         from session where key_hash = ? and started_at > ?`,
      )
      .get(hashOf(key), nowMs - SESSION_MS);
    return row && (parsed(row) as unknown as Session);
  }

  /** Ends all sessions of a player: their pages are told so at the next call. */
  end(playerId: string): void {
    this.#store.prepare('delete from session where player_id = ?').run(playerId);
  }

  /** Returns the marks of a player's last session at a game; null for a free trial. */
  marksOf({ playerId, gameCode }: Pick<Session, 'playerId' | 'gameCode'>): PlayerMarks | null {
    const row = this.#store
      .prepare('select marks from session where player_id = ? and game_code = ? order by started_at desc limit 1')
      .get(playerId, gameCode);
    return row ? (JSON.parse(String(row['marks'])) as PlayerMarks | null) : null;
  }

  /** Returns the language of a player's last session at a game; English without one. */
  languageOf({ playerId, gameCode }: Pick<Session, 'playerId' | 'gameCode'>): string {
    const row = this.#store
      .prepare('select language from session where player_id = ? and game_code = ? order by started_at desc limit 1')
      .get(playerId, gameCode);
    return String(row?.['language'] ?? 'EN');
  }
}

const parsed = ({ marks, lotteryPlays, ...row }: Record<string, unknown>) => ({
  ...row,
  marks: JSON.parse(String(marks)) as PlayerMarks | null,
  lotteryPlays: JSON.parse(String(lotteryPlays)) as string[],
});

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
