import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what members want to deposit, and what payment providers have reported: each payment of a provider once. */
export const depositRequests: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table deposit_request (
  account_id integer not null references account,
  id uuid not null,
  reference text not null unique,
  method text not null,
  provider text,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  received_minor bigint not null default 0,
  state text not null default 'pending' check (state in ('pending', 'paid', 'short', 'expired', 'refused')),
  pay jsonb,
  voucher_hash bytea,
  at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  receipt_at timestamptz,
  uploads uuid[] not null default '{}',
  reason text not null default '',
  primary key (account_id, id)
);

create index deposit_request_newest on deposit_request (account_id, at desc);

create index deposit_request_pending on deposit_request (expires_at) where state = 'pending';

create unique index deposit_request_voucher on deposit_request (provider, voucher_hash) where state in ('pending', 'paid', 'short');

create table payment (
  provider text not null,
  tx_id text not null,
  account_id integer not null,
  request_id uuid not null,
  status text not null,
  currency text not null,
  amount_minor bigint not null,
  received_at timestamptz not null,
  primary key (provider, tx_id),
  foreign key (account_id, request_id) references deposit_request (account_id, id)
);
`.split(/\n{2,}/);
