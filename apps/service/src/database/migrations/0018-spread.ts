import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Prepares the tables of money and play for distribution by player: their keys begin with the account, and foreign keys to the accounts,
 * which are on the coordinator, are dropped. Accounts are never deleted, so these foreign keys are not needed.
 */
export const spread: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
alter table wallet drop constraint wallet_account_id_fkey;
alter table play_limit drop constraint play_limit_account_id_fkey;

alter table vendor_transaction drop constraint vendor_transaction_pkey;
alter table vendor_transaction add primary key (account_id, integration, tx_id);
drop index vendor_transaction_rollback;
create index vendor_transaction_rollback on vendor_transaction (account_id, integration, ref_tx_id) where kind = 'rollback';
`;
