import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/**
 * Counts one more for this key in this window of time, in the database, so that no process can be played against another.
 *
 * Answers the whole seconds to wait where that is more than `max`, else undefined.
 */
export async function takeFromRateWindow(
  db: Kysely<Schema>,
  key: string,
  max: number,
  now: Date,
  windowMs = MINUTE_MS,
): Promise<number | undefined> {
  const start = startOf(now, windowMs);
  const count = await countInWindow(db, key, now, windowMs);
  if (count === 1) await db.deleteFrom('rate_window').where('key', '=', key).where('window_start', '<', start).execute();
  return count > max ? Math.ceil((start.getTime() + windowMs - now.getTime()) / 1000) : undefined;
}

/** Counts one more, and says how many there are in this window. */
export async function countInWindow(db: Kysely<Schema>, key: string, now: Date, windowMs = MINUTE_MS): Promise<number> {
  const { count } = await db
    .insertInto('rate_window')
    .values({ key, window_start: startOf(now, windowMs), count: 1 })
    .onConflict((conflict) => conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_window.count + 1` }))
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** The larger count of this minute and the one before it: what was much a moment ago still counts when a minute begins. */
export async function readWindows(db: Kysely<Schema>, key: string, now: Date): Promise<number> {
  const { most } = await db
    .selectFrom('rate_window')
    .where('key', '=', key)
    .where('window_start', '>=', startOf(new Date(now.getTime() - MINUTE_MS), MINUTE_MS))
    .select((eb) => eb.fn.max('count').as('most'))
    .executeTakeFirstOrThrow();
  return most ?? 0;
}

const startOf = (now: Date, windowMs: number) => new Date(Math.floor(now.getTime() / windowMs) * windowMs);
