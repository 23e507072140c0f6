import type { WalletAnswer } from '@site/api/vendor';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Returns the refusal for an account without a wallet in a currency: the player is unknown, or has other currencies. */
export async function refuseCurrency(db: Kysely<Schema>, accountId: number): Promise<WalletAnswer> {
  const held = await db.selectFrom('wallet').where('account_id', '=', accountId).select('currency').limit(1).executeTakeFirst();
  return held ? { code: 'CURRENCY_MISMATCH', field: 'currency' } : { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
}
