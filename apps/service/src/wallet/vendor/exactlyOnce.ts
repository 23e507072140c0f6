import { createHash } from 'node:crypto';
import type { WalletAnswer } from '@site/api/vendor';
import type { Kysely } from 'kysely';
import { pauseBeforeRetry } from '../../database/pauseBeforeRetry.ts';
import { retryConflicts } from '../../database/retryConflicts.ts';
import { sqlStateOf } from '../../database/sqlStateOf.ts';
import type { Schema } from '../../database/schema.ts';
import type { WalletContext } from './WalletContext.ts';

const UNIQUE_VIOLATION = '23505';
const attempts = 20;

export interface TransactionKey {
  accountId: number;
  integration: string;
  txId: string;
  bodyHash: Buffer;
}

/** Hashes the parsed content of a call, without spaces and unknown fields. Calls with the same id must have the same hash. */
export function hashOf(call: string, input: object): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest();
}

/**
 * Answers a vendor's transaction: executes it, or returns the stored answer of an earlier call.
 *
 * `execute` returns no answer, or violates a unique key, when the id is in use or the rows that it read have changed.
 */
export async function exactlyOnce(
  { db, answers }: Pick<WalletContext, 'db' | 'answers'>,
  key: TransactionKey,
  execute: () => Promise<WalletAnswer | undefined>,
): Promise<WalletAnswer> {
  const cached = answers?.find(key);
  if (cached) return cached;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const executed = await retryConflicts(() => unlessTaken(execute));
    // Some refusals are not stored, and may be answered otherwise the next time.
    if (executed?.code === 'OK') answers?.add(key, executed);
    const answer = executed ?? (await knownAnswer(db, key));
    if (answer) return answer;
    await pauseBeforeRetry(attempt);
  }
  throw new Error(`Transaction ${key.txId} of ${key.integration} kept meeting others of its player.`);
}

async function unlessTaken(execute: () => Promise<WalletAnswer | undefined>): Promise<WalletAnswer | undefined> {
  try {
    return await execute();
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

async function knownAnswer(
  db: Kysely<Schema>,
  { accountId, integration, txId, bodyHash }: TransactionKey,
): Promise<WalletAnswer | undefined> {
  const known = await db
    .selectFrom('vendor_transaction')
    .where('account_id', '=', accountId)
    .where('integration', '=', integration)
    .where('tx_id', '=', txId)
    .select(['body_hash', 'answer'])
    .executeTakeFirst();
  if (!known) return undefined;
  return known.body_hash.equals(bodyHash) ? known.answer : { code: 'DUPLICATE_MISMATCH', field: 'txId' };
}
