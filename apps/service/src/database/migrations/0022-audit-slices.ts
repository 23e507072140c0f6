import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lets every statement of the audit read a bounded part of the books: a round with all its vendor transactions, a day of members and teams,
 * a slice of salary, the contracts of a taker. Both sides of an entry stand in the books of their players, so an entry between two players
 * is the only one that is found by its other side, and no bet pays for an index of all ids.
 */
export const auditSlices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
drop index transfer_id;
create index transfer_counter on transfer (counter_id, id) where counter_id > 0;

drop index vendor_transaction_round;
create index vendor_transaction_round on vendor_transaction (account_id, integration, round_id);

create index member_day_of_all on member_day (day, account_id);
create index team_day_of_all on team_day (day, ancestor_id);
create index member_money_day_of_all on member_money_day (day, account_id);
create index team_money_day_of_all on team_money_day (day, ancestor_id);

create index salary_slice_of_all on salary_slice (slice_start);
create index contract_taker on contract (taker_id);
`;
