import type { DatabaseSync } from 'node:sqlite';
import type { Ruling } from '../Engine.ts';
import { inTransaction } from '../store/inTransaction.ts';

/** Keeps what was decided on events: the latest decision counts, and none is erased. Source: docs/domain.md DR-14. */
export class Rulings {
  readonly #store: DatabaseSync;
  /** The latest ones by event: few events ever have one. */
  readonly #latest = new Map<string, Ruling>();

  constructor(store: DatabaseSync) {
    this.#store = store;
    const rows: unknown[] = store.prepare('select event_id as "eventId", content from ruling order by id').all();
    for (const row of rows) {
      const { eventId, content } = row as { eventId: string; content: string };
      this.#latest.set(eventId, JSON.parse(content) as Ruling);
    }
  }

  of(eventId: string): Ruling | undefined {
    return this.#latest.get(eventId);
  }

  /** Stores a decision, unless the same was decided last. `mark` stores in the same transaction what it changes. */
  add(eventId: string, ruling: Ruling, { nowMs, mark }: { nowMs: number; mark: (number: number) => void }): void {
    const content = JSON.stringify(ruling);
    if (content === JSON.stringify(this.#latest.get(eventId))) return;
    inTransaction(this.#store, () => {
      const insert = this.#store.prepare('insert into ruling (event_id, content, ruled_at) values (?, ?, ?)');
      mark(Number(insert.run(eventId, content, nowMs).lastInsertRowid));
    });
    this.#latest.set(eventId, ruling);
  }
}
