import { sql } from 'kysely';

/**
 * Select it in a single-statement transaction to commit without waiting for the disk. The write is lost when the database crashes within
 * the next second.
 */
export const asynchronousCommit = sql<string>`set_config('synchronous_commit', 'off', true)`.as('waiting');
