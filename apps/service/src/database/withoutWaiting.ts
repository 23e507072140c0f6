import { sql } from 'kysely';

/**
 * To be returned by a statement of its own whose writing may be lost should the database stop within the next second: its commit does
 * not wait for the disk.
 */
export const withoutWaiting = sql<string>`set_config('synchronous_commit', 'off', true)`.as('waiting');
