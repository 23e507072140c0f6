import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Finds the account of a referral code, if it may refer members on that host. */
export async function findInviter(
  db: Kysely<Schema>,
  { merchant, code, domain }: { merchant: string; code: string; domain: string },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('invitation')
    .where('merchant', '=', merchant)
    .where('code', '=', code.toUpperCase())
    .select(['account_id', 'domains'])
    .executeTakeFirst();
  return found && (found.domains.length === 0 || found.domains.includes(domain.toLowerCase())) ? found.account_id : undefined;
}
