import { hasCredits } from '@site/rules/credits';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns true for the currency of one of a member's wallets. */
export async function isOwnCurrency(
  db: Kysely<Schema>,
  { accountId, currency }: { accountId: number; currency: string },
): Promise<boolean> {
  if (!hasCredits(currency)) return false;
  const wallet = db.selectFrom('wallet').where('account_id', '=', accountId).where('currency', '=', currency).select('currency');
  return (await wallet.executeTakeFirst()) !== undefined;
}
