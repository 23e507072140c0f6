import type { Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** From here on the operations of this player wait for the transaction to end. `undefined` where there is no such player. */
export function lockWallet(tx: Transaction<Schema>, accountId: number) {
  return tx
    .selectFrom('wallet')
    .where('account_id', '=', accountId)
    .select(['balance_minor', 'currency'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}
