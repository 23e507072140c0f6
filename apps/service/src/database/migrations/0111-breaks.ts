import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds reality checks, breaks, blocked types of games, consents by channel, closed accounts, and who has looked at an account. An account is
 * never active while a break of it runs, whoever writes its state.
 */
export const breaks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
alter table session add column checked_at timestamptz;

create table reality_check (
  account_id integer primary key references account,
  minutes integer not null check (minutes in (15, 30, 45, 60))
);

create table exclusion (
  account_id integer references account,
  from_at timestamptz,
  kind text not null check (kind in ('coolOff', 'self')),
  until_at timestamptz not null check (until_at > from_at),
  ended_at timestamptz,
  primary key (account_id, from_at)
);

create index exclusion_running on exclusion (until_at) where ended_at is null;

create function keep_exclusion() returns trigger language plpgsql as $$
begin
  new.state := coalesce(
    (select case when bool_or(kind = 'self') then 'excluded' when count(*) > 0 then 'coolingOff' end
      from exclusion where account_id = new.id and ended_at is null), new.state);
  return new;
end $$;

create trigger keep_exclusion before update of state on account for each row when (new.state = 'active') execute function keep_exclusion();

create table product_block (
  account_id integer references account,
  game_type text,
  blocked_at timestamptz not null,
  opens_at timestamptz,
  primary key (account_id, game_type)
);

alter table account add column closed_at timestamptz;

alter table consent drop constraint consent_kind_check;

alter table consent add constraint consent_kind_check check (kind in ('terms', 'marketing', 'email', 'sms', 'phone', 'push'));

create table record_access (
  account_id integer not null references account,
  id integer primary key generated always as identity,
  operator_id integer not null references account,
  what text not null,
  at timestamptz not null
);

create index record_access_account on record_access (account_id, id);
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
