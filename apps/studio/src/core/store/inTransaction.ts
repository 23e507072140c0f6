import type { DatabaseSync } from 'node:sqlite';

/** Runs work in a transaction. The work must not await anything: the store has one connection. */
export function inTransaction<Result>(store: DatabaseSync, work: () => Result): Result {
  store.exec('begin immediate');
  try {
    const result = work();
    store.exec('commit');
    return result;
  } catch (error) {
    store.exec('rollback');
    throw error;
  }
}
