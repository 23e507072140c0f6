import { sql, type Transaction } from 'kysely';
import { reasonOf } from '../jobs/reasonOf.ts';
import { isConflict } from './retryConflicts.ts';
import type { Schema } from './schema.ts';

/**
 * Runs work in a savepoint, and rolls back on failure so that the transaction stays usable. Rethrows conflicts, which are worth a retry of
 * the whole.
 */
export async function inSavepoint<Value>(
  tx: Transaction<Schema>,
  run: () => Promise<Value>,
): Promise<{ ok: true; value: Value } | { ok: false; reason: string }> {
  await sql`savepoint part`.execute(tx);
  try {
    const value = await run();
    await sql`release savepoint part`.execute(tx);
    return { ok: true, value };
  } catch (error) {
    if (isConflict(error)) throw error;
    await sql`rollback to savepoint part`.execute(tx);
    return { ok: false, reason: reasonOf(error) };
  }
}
