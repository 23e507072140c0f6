import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets contracts be offered, answered and ended. */
export const contractOffers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table contract
    add column mode text not null default 'FIXED' check (mode in ('FIXED', 'TIERED')),
    add column carry text check (carry in ('NONE', 'FOREVER', 'PREVIOUS', 'MONTH')),
    add column offered_at timestamptz,
    add column expires_at timestamptz,
    add column end_asked_by integer,
    add column ends integer[] not null default '{}',
    add column transfer_id uuid,
    add column body_hash bytea`,
  `create unique index contract_sent on contract (giver_id, transfer_id)`,
  `create unique index contract_offer on contract (taker_id, kind) where status = 'new request'`,
  `create index contract_giver on contract (giver_id)`,
];
