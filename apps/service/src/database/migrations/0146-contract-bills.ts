import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the bills of contracts, one for each contract and period. */
export const contractBills: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(/* sql */ `
create table contract_bill (
  contract_id integer not null references contract,
  period_from date not null,
  period_to date not null,
  status text not null check (status in ('NOT_REACHED', 'UNAPPROVED', 'ISSUED', 'PART_PAID', 'INSUFFICIENT', 'DENIED')),
  active_members integer not null,
  valid_bet_minor bigint not null,
  -- The team's own net result and what earlier periods carry into it; for dividends.
  own_net_minor bigint,
  carried_minor bigint not null,
  tier integer,
  gross_minor bigint not null,
  received_minor bigint not null,
  net_minor bigint not null,
  at timestamptz not null,
  primary key (contract_id, period_from)
)`)
      .execute(db);
    await sql`create index contract_bill_unapproved on contract_bill (period_to) where status = 'UNAPPROVED'`.execute(db);
  },
};
