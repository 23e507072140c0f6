import { createHmac, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { DrawTimes } from '../Engine.ts';
import type { DrawRecord } from './drawRecord.ts';

/** A draw of a table that all its players share. Its seed is fixed before the first bet. */
export interface Draw {
  gameCode: string;
  /** 1 for the first draw of a game; that of the calendar in a game that has one. */
  number: number;
  serverSeed: string;
  openedAtMs: number;
  /** True once its result is complete and its seed public. */
  isTold: boolean;
}

/** Stores the draws of all tables. */
export class DrawStore {
  readonly #store: DatabaseSync;
  readonly #key: string;

  constructor(store: DatabaseSync) {
    this.#store = store;
    store.prepare('insert into draw_key (id, key) values (1, ?) on conflict do nothing').run(randomBytes(32).toString('hex'));
    this.#key = (store.prepare('select key from draw_key').get() as { key: string }).key;
  }

  /**
   * Returns the server seed of a calendar's draw. It follows from a secret of the store, so that each draw has one that nobody can change,
   * whether the studio runs at its time or not.
   */
  seedOf(gameCode: string, number: number): string {
    return createHmac('sha256', this.#key).update(`${gameCode}:${number}`).digest('hex');
  }

  /** Creates the next draw of a game. */
  begin(gameCode: string, openedAtMs: number): Draw {
    const number = (this.recent(gameCode, 1)[0]?.number ?? 0) + 1;
    const draw = { gameCode, number, serverSeed: randomBytes(32).toString('hex'), openedAtMs, isTold: false };
    this.#store
      .prepare('insert into draw (game_code, number, server_seed, opened_at) values (?, ?, ?, ?)')
      .run(gameCode, number, draw.serverSeed, openedAtMs);
    return draw;
  }

  tell({ gameCode, number }: Draw): void {
    this.#store.prepare('update draw set is_told = 1 where game_code = ? and number = ?').run(gameCode, number);
  }

  get(gameCode: string, number: number): Draw {
    const row = this.#store.prepare(`${select} where game_code = ? and number = ?`).get(gameCode, number);
    if (!row) throw new Error(`${gameCode} has no draw ${number}.`);
    return drawOf(row);
  }

  /** Returns what has happened to a draw of a calendar; nothing before it is kept. */
  recordOf(gameCode: string, times: DrawTimes): DrawRecord {
    const row = this.#store
      .prepare(
        `select drawn_at as "drawnAtMs", settled_at as "settledAtMs", voided_at as "voidedAtMs" from draw_record
         where game_code = ? and draw = ?`,
      )
      .get(gameCode, times.number);
    return { drawnAtMs: null, settledAtMs: null, voidedAtMs: null, ...(row as Partial<DrawRecord> | undefined), ...times };
  }

  keep(gameCode: string, { number, drawnAtMs, settledAtMs, voidedAtMs }: DrawRecord): void {
    this.#store
      .prepare(
        `insert into draw_record (game_code, draw, drawn_at, settled_at, voided_at) values (?, ?, ?, ?, ?)
         on conflict do update set drawn_at = excluded.drawn_at, settled_at = excluded.settled_at, voided_at = excluded.voided_at`,
      )
      .run(gameCode, number, drawnAtMs, settledAtMs, voidedAtMs);
  }

  /** Returns the draws whose result is published, and whose bets are not known to be paid. */
  unsettled(): { gameCode: string; draw: number }[] {
    const rows: unknown[] = this.#store
      .prepare('select game_code as "gameCode", draw from draw_record where settled_at is null and voided_at is null')
      .all();
    return rows as { gameCode: string; draw: number }[];
  }

  /** Returns the last draws of a game, newest first. */
  recent(gameCode: string, limit: number): Draw[] {
    return this.#store.prepare(`${select} where game_code = ? order by number desc limit ?`).all(gameCode, limit).map(drawOf);
  }
}

const select =
  'select game_code as "gameCode", number, server_seed as "serverSeed", opened_at as "openedAtMs", is_told as "isTold" from draw';

function drawOf(row: unknown): Draw {
  const { isTold, ...draw } = row as Omit<Draw, 'isTold'> & { isTold: number };
  return { ...draw, isTold: isTold === 1 };
}
