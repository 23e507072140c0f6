import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Returns the transaction that a credit or a rollback names; it may turn out to be no debit. */
export function readDebit(db: Kysely<Schema>, { integration, txId }: { integration: string; txId: string }) {
  return db
    .selectFrom('vendor_transaction')
    .where('integration', '=', integration)
    .where('tx_id', '=', txId)
    .select(['kind', 'account_id', 'round_id', 'amount_minor', 'state', 'at'])
    .executeTakeFirst();
}
