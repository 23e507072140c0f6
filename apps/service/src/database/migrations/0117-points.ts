import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the points of members, a ledger of their own, and what points buy. */
export const points: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table point_wallet (
  account_id integer primary key references account,
  points bigint not null default 0 check (points >= 0)
);

create table point_entry (
  account_id integer not null references account,
  id bigint generated always as identity,
  kind text not null check (kind in ('EARN', 'MISSION', 'CONVERT', 'REDEEM', 'RETURN')),
  points bigint not null check (points <> 0),
  balance_after bigint not null check (balance_after >= 0),
  idempotency_key text not null,
  cause jsonb not null,
  at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, idempotency_key)
);

create index point_entry_at on point_entry (account_id, at);

-- The last day of each brand whose points are earned.
create table point_mark (
  merchant text primary key references brand,
  earned_day date not null
);

create table reward (
  id integer generated always as identity primary key,
  merchant text not null references brand,
  code text not null,
  art text not null,
  position integer not null,
  points bigint not null check (points > 0),
  stock integer not null check (stock >= 0),
  min_vip smallint not null,
  per_member integer not null check (per_member >= 0),
  is_open boolean not null default true,
  words jsonb not null,
  unique (merchant, code)
);

create table reward_order (
  account_id integer not null references account,
  id uuid not null,
  reward_id integer not null references reward,
  quantity integer not null check (quantity > 0),
  points bigint not null check (points > 0),
  reference text not null,
  status text not null default 'processing' check (status in ('processing', 'approved', 'rejected')),
  remark text not null default '',
  applied_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer,
  primary key (account_id, id)
);

create index reward_order_open on reward_order (applied_at) where status = 'processing';
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
