import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

const MINUTE_MS = 60_000;

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
  const start = new Date(Math.floor(now.getTime() / windowMs) * windowMs);
  const { count } = await db
    .insertInto('rate_window')
    .values({ key, window_start: start, count: 1 })
    .onConflict((conflict) => conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql`rate_window.count + 1` }))
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count === 1) await db.deleteFrom('rate_window').where('key', '=', key).where('window_start', '<', start).execute();
  return count > max ? Math.ceil((start.getTime() + windowMs - now.getTime()) / 1000) : undefined;
}
