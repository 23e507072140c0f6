import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { TransactionKey } from './exactlyOnce.ts';

/** Reads the player's transaction that a credit or a rollback refers to. It may be of another kind than a debit. */
export function readDebit(db: Kysely<Schema>, { accountId, integration, txId }: Omit<TransactionKey, 'bodyHash'>) {
  return db
    .selectFrom('vendor_transaction')
    .where('account_id', '=', accountId)
    .where('integration', '=', integration)
    .where('tx_id', '=', txId)
    .select(['kind', 'currency', 'round_id', 'amount_minor', 'answer', 'state', 'at'])
    .executeTakeFirst();
}
