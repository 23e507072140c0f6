import type { DatabaseSync } from 'node:sqlite';

/** Stores the tables of rooms. A table is one row, so that a hand moves all its stacks at once. */
export class RoomStore {
  readonly #store: DatabaseSync;

  constructor(store: DatabaseSync) {
    this.#store = store;
  }

  find(key: string): unknown {
    const row = this.#store.prepare('select state from room where key = ?').get(key);
    return row && (JSON.parse(String(row['state'])) as unknown);
  }

  /** Returns the keys of all tables with their games. */
  keys(): { key: string; gameCode: string; currency: string; isTrial: boolean }[] {
    const rows = this.#store.prepare('select key, game_code as "gameCode", currency, is_trial as "isTrial" from room').all();
    return rows.map(({ key, gameCode, currency, isTrial }) => ({
      key: String(key),
      gameCode: String(gameCode),
      currency: String(currency),
      isTrial: isTrial === 1,
    }));
  }

  keep({ key, gameCode, currency, isTrial }: { key: string; gameCode: string; currency: string; isTrial: boolean }, state: unknown): void {
    this.#store
      .prepare(
        `insert into room (key, game_code, currency, is_trial, state) values (?, ?, ?, ?, ?)
         on conflict (key) do update set state = excluded.state`,
      )
      .run(key, gameCode, currency, Number(isTrial), JSON.stringify(state));
  }
}
