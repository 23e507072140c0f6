import { createHash, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

const LIFE_MS = 5 * 60_000;
const MAX_TRIES = 5;

export interface CodeOf {
  merchant: string;
  /** A mobile number such as +84912000001, or an e-mail address. */
  recipient: string;
  /** Purpose of the code: a code is valid for its purpose only. */
  purpose: 'login' | 'password' | 'register' | 'verify' | 'email' | 'mobile' | 'paymentPassword' | 'bankAccount' | 'zalo';
}

/** Creates a code of six digits, which replaces an earlier one. It is valid for five minutes. Source: docs/domain.md DR-17. */
export async function issueCode(db: Kysely<Schema>, of: CodeOf, now: Date): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = { code_hash: hashOf(of, code), tries: 0, expires_at: new Date(now.getTime() + LIFE_MS) };
  await db
    .insertInto('verification_code')
    .values({ ...of, ...fresh })
    .onConflict((conflict) => conflict.columns(['merchant', 'recipient', 'purpose']).doUpdateSet(fresh))
    .execute();
  return code;
}

/**
 * Verifies a code. The right one is accepted once; the fifth wrong one invalidates it.
 *
 * Refuses with `codeExpired` also when there was no code, so that it does not reveal who has requested one.
 */
export async function redeemCode(
  db: Kysely<Schema>,
  { code, ...of }: CodeOf & { code: string },
  now: Date,
): Promise<'right' | 'wrongCode' | 'codeExpired'> {
  const tried = await db
    .updateTable('verification_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where((eb) => eb.and(of))
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_TRIES)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();
  if (!tried) return 'codeExpired';
  if (!tried.code_hash.equals(hashOf(of, code))) return tried.tries === MAX_TRIES ? 'codeExpired' : 'wrongCode';
  const { numDeletedRows } = await db
    .deleteFrom('verification_code')
    .where((eb) => eb.and(of))
    .where('code_hash', '=', tried.code_hash)
    .executeTakeFirst();
  return numDeletedRows === 1n ? 'right' : 'codeExpired';
}

const hashOf = ({ merchant, recipient, purpose }: CodeOf, code: string) =>
  createHash('sha256').update(`${merchant} ${recipient} ${purpose} ${code}`).digest();
