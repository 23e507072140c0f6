import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { fairFloats } from '@site/rules/fairStream';
import type { Events, Moment } from '../Engine.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Rulings } from './Rulings.ts';
import { streamOfEvent } from './streamOfEvent.ts';

const KEPT = 1000;

/**
 * Keeps the seeds of the events that all players share. A seed is sealed when its event is first shown, so before its first bet, and is
 * public once the event is over.
 *
 * Source: docs/domain.md DR-16.
 */
export class EventSeeds {
  readonly #store: DatabaseSync;
  readonly #rulings: Pick<Rulings, 'of'>;
  readonly #numbers = new Map<string, Promise<readonly number[]>>();

  constructor(store: DatabaseSync, rulings: Pick<Rulings, 'of'>) {
    this.#store = store;
    this.#rulings = rulings;
  }

  /** Returns a moment that knows the given events, and seals the seeds of those that have none. */
  async momentOf(events: Pick<Events, 'numbersOf'>, eventIds: Iterable<string>, nowMs: number): Promise<Moment> {
    const ids = [...new Set(eventIds)];
    this.#seal(
      ids.filter((id) => !this.#numbers.has(id)),
      nowMs,
    );
    const known = new Map(await Promise.all(ids.map(async (id) => [id, await this.#numbersOf(id, events.numbersOf(id))] as const)));
    return { nowMs, numbersOf: (eventId) => known.get(eventId), rulingOf: (eventId) => this.#rulings.of(eventId) };
  }

  /** Returns the sealed seed of an event. Throws for an event that was never shown. */
  seedOf(eventId: string): string {
    const row = this.#store.prepare('select server_seed as "serverSeed" from event where id = ?').get(eventId);
    if (!row) throw new Error(`The event ${eventId} has no seed.`);
    return String(row['serverSeed']);
  }

  #seal(ids: readonly string[], nowMs: number): void {
    if (ids.length === 0) return;
    inTransaction(this.#store, () => {
      const seal = this.#store.prepare('insert into event (id, server_seed, sealed_at) values (?, ?, ?) on conflict do nothing');
      for (const id of ids) seal.run(id, randomBytes(32).toString('hex'), nowMs);
    });
  }

  #numbersOf(id: string, count: number): Promise<readonly number[]> {
    const numbers = this.#numbers.get(id) ?? fairFloats(streamOfEvent(id, this.seedOf(id)), count);
    // The event asked for longest ago makes room.
    this.#numbers.delete(id);
    this.#numbers.set(id, numbers);
    if (this.#numbers.size > KEPT) this.#numbers.delete(String(this.#numbers.keys().next().value));
    return numbers;
  }
}
