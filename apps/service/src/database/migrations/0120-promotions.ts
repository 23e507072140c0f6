import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what promotions give, members' parts in them, and the replies to writes that were sent with a transfer id. */
export const promotions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
alter table promotion add column offer jsonb;
create table promotion_member (
  account_id integer not null references account,
  promotion_id integer not null references promotion,
  period text not null,
  status text not null check (status in ('process', 'claimed', 'applying', 'issued', 'rejected')),
  version integer not null,
  terms jsonb not null,
  joined_at timestamptz not null,
  amount_minor bigint check (amount_minor >= 0),
  currency text not null,
  ended_at timestamptz,
  remark text,
  uploads uuid[] not null default '{}',
  applied_at timestamptz,
  reason text,
  decided_by integer,
  draw jsonb,
  primary key (account_id, promotion_id, period)
);
create index promotion_member_applied on promotion_member (applied_at) where status = 'applying';
create table raffle_seed (
  promotion_id integer not null references promotion,
  day date not null,
  server_seed text not null,
  primary key (promotion_id, day)
);
create table reward_request (
  account_id integer not null references account,
  transfer_id uuid not null,
  body text not null,
  reply jsonb,
  at timestamptz not null,
  primary key (account_id, transfer_id)
);
`;
