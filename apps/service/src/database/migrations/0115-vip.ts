import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the VIP level of members, what it grows from, and the gifts they have claimed. */
export const vip: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table vip_standing (
  account_id integer primary key references account,
  level smallint not null default 0 check (level >= 0),
  peak smallint not null default 0 check (peak >= level),
  changed_at timestamptz not null,
  -- First day of the last month that was checked for keeping the level.
  kept_month date not null
);

create table vip_growth (
  account_id integer not null references account,
  currency text not null,
  deposit_minor bigint not null default 0,
  valid_bet_minor bigint not null default 0,
  primary key (account_id, currency)
);

create table vip_claim (
  account_id integer not null references account,
  kind text not null check (kind in ('level', 'month', 'birthday')),
  period text not null,
  level smallint not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  request_id uuid not null,
  transfer_id uuid not null,
  claimed_at timestamptz not null,
  primary key (account_id, kind, period)
);

insert into vip_growth (account_id, currency, deposit_minor, valid_bet_minor)
select account_id, currency, sum(deposit), sum(valid_bet) from (
  select account_id, currency, 0::bigint as deposit, valid_bet_minor as valid_bet from member_day
  union all
  select account_id, currency, amount_minor, 0 from member_money_day where kind = 'DEPOSIT'
) counted
group by account_id, currency;
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
