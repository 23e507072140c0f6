import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds indexes with which the audit reads the books in slices: by player and position in either chain, by round, and from a posting to its
 * transfer. Adds the lease with which the audit pauses the roll-ups.
 */
export const audit: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create index posting_place on posting (account_id, seq) where account_id > 0;
create index transfer_id on transfer (id);
create index vendor_transaction_place on vendor_transaction (account_id, play_seq);
create index bet_place on bet (account_id, play_seq) where status = 'settled';
create index deposit_payment on deposit (source, reference);

alter table rollup_mark add column held_by uuid, add column held_until timestamptz;
`;
