import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds waves of red envelopes, and who has opened which. */
export const redEnvelopes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table envelope_wave (
  id integer generated always as identity primary key,
  merchant text not null references brand,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  currency text not null,
  pool_minor bigint not null,
  shares jsonb not null,
  taken integer not null default 0 check (taken between 0 and jsonb_array_length(shares)),
  server_seed text not null,
  client_seed text not null,
  unique (merchant, starts_at)
);
create table envelope_claim (
  account_id integer not null references account,
  wave_id integer not null references envelope_wave,
  place integer not null,
  amount_minor bigint not null check (amount_minor > 0),
  at timestamptz not null,
  primary key (account_id, wave_id)
);
create index envelope_claim_at on envelope_claim (account_id, at);
`;
