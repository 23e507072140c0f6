import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/**
 * Counts an event of a key in its time window, in the database, so that several processes share the limit.
 *
 * Returns the whole seconds to wait when it exceeds `max`, otherwise undefined.
 */
export async function takeFromRateWindow(
  db: Kysely<Schema>,
  key: string,
  max: number,
  now: Date,
  windowMs = MINUTE_MS,
): Promise<number | undefined> {
  const { count, window_start } = await countInWindow(db, key, now, windowMs);
  return count > max ? Math.ceil((window_start.getTime() + windowMs - now.getTime()) / 1000) : undefined;
}

/** Counts an event. A window begins with its first event, so that no boundary of a minute or an hour allows twice as many. */
export async function countInWindow(db: Kysely<Schema>, key: string, now: Date, windowMs = MINUTE_MS) {
  const lasts = sql<boolean>`rate_window.window_start > ${new Date(now.getTime() - windowMs)}`;
  const adjoins = sql<boolean>`rate_window.window_start > ${new Date(now.getTime() - 2 * windowMs)}`;
  return db
    .insertInto('rate_window')
    .values({ key, window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        window_start: sql`case when ${lasts} then rate_window.window_start else excluded.window_start end`,
        count: sql`case when ${lasts} then rate_window.count + 1 else 1 end`,
        count_before: sql`case when ${lasts} then rate_window.count_before when ${adjoins} then rate_window.count else 0 end`,
      }),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow();
}

/** Returns the larger count of a key's current and previous minute: a high count stays relevant when a window begins. */
export async function readWindows(db: Kysely<Schema>, key: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_window')
    .where('key', '=', key)
    .where('window_start', '>', new Date(now.getTime() - 2 * MINUTE_MS))
    .select(['count', 'count_before'])
    .executeTakeFirst();
  return row ? Math.max(row.count, row.count_before) : 0;
}
