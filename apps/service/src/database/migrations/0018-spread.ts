import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lets the tables of a player's money and play be spread over machines by player: their keys begin with the account, and no foreign key
 * leads to the accounts, which stand elsewhere. Accounts are never deleted, so nothing is lost with those.
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
