import type { DatabaseSync } from 'node:sqlite';
import type { Ruling } from '../Engine.ts';
import { inTransaction } from '../store/inTransaction.ts';

/** Keeps what was decided on events: the latest decision counts, and none is erased. Source: docs/domain.md DR-14. */
export class Rulings {
  readonly #store: DatabaseSync;
  /** The latest ones by event, with their numbers: few events ever have one. */
  readonly #latest = new Map<string, { ruling: Ruling; number: number }>();

  constructor(store: DatabaseSync) {
    this.#store = store;
    const rows: unknown[] = store.prepare('select id as "number", event_id as "eventId", content from ruling order by id').all();
    for (const row of rows) {
      const { number, eventId, content } = row as { number: number; eventId: string; content: string };
      this.#latest.set(eventId, { ruling: JSON.parse(content) as Ruling, number });
    }
  }

  of(eventId: string): Ruling | undefined {
    return this.#latest.get(eventId)?.ruling;
  }

  /** Returns the number of the latest decision on an event, which grows with each; 0 without one. */
  numberOf(eventId: string): number {
    return this.#latest.get(eventId)?.number ?? 0;
  }

  /** Stores a decision, unless the same was decided last. `mark` stores in the same transaction what it changes. */
  add(eventId: string, ruling: Ruling, { nowMs, mark }: { nowMs: number; mark: (number: number) => void }): void {
    const content = JSON.stringify(ruling);
    if (content === JSON.stringify(this.of(eventId))) return;
    const number = inTransaction(this.#store, () => {
      const insert = this.#store.prepare('insert into ruling (event_id, content, ruled_at) values (?, ?, ?)');
      const id = Number(insert.run(eventId, content, nowMs).lastInsertRowid);
      mark(id);
      return id;
    });
    this.#latest.set(eventId, { ruling, number });
  }
}
