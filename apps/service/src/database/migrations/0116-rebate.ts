import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the valid bets that rebates are computed from, and the rebates that were credited. */
export const rebate: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table rebate_accrual (
  account_id integer not null references account,
  currency text not null,
  day date not null,
  game_type text not null,
  level smallint not null,
  valid_bet_minor bigint not null default 0,
  used_minor bigint not null default 0,
  primary key (account_id, currency, day, game_type, level)
);

create table rebate_standing (
  account_id integer not null references account,
  currency text not null,
  carried_minor bigint not null default 0 check (carried_minor >= 0),
  primary key (account_id, currency)
);

create table rebate_claim (
  account_id integer not null references account,
  id uuid not null,
  currency text not null,
  day date not null,
  amount_minor bigint not null check (amount_minor > 0),
  is_automatic boolean not null,
  lines jsonb not null,
  transfer_id uuid not null,
  claimed_at timestamptz not null,
  primary key (account_id, id)
);

create index rebate_claim_day on rebate_claim (account_id, currency, day);
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
