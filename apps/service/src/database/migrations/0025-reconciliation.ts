import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the comparison with the vendors' own logs. The index by time is a BRIN index, since transactions are written in the order of time: a
 * stake pays nothing for it.
 */
export const reconciliation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table reconciliation (
  integration text not null,
  period_start timestamptz not null,
  compared_at timestamptz not null,
  transactions integer not null,
  primary key (integration, period_start)
);
create table vendor_difference (
  integration text not null,
  player_id text not null,
  tx_id text not null,
  period_start timestamptz not null,
  kind text not null check (kind in ('missingHere', 'missingThere', 'otherAmount', 'otherState')),
  ours jsonb,
  theirs jsonb,
  found_at timestamptz not null,
  resolved_at timestamptz,
  primary key (integration, player_id, tx_id)
);
create index vendor_difference_open on vendor_difference (integration, period_start) where resolved_at is null;
create index vendor_transaction_at on vendor_transaction using brin (at);
`;
