import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds limits of deposits and of time, limits of one type of games, and limits that are to be raised. A period ends where the calendar's does in
 * the zone of the limit.
 */
export const limits: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
alter table play_limit drop constraint play_limit_kind_check;

alter table play_limit add constraint play_limit_kind_check check (kind in ('deposit', 'loss', 'stake', 'session'));

alter table play_limit add column game_type text not null default '';

alter table play_limit add column zone text not null default 'UTC';

alter table play_limit add column played_at timestamptz;

alter table play_limit drop constraint play_limit_pkey, add primary key (account_id, currency, kind, period, game_type);

create table limit_raise (
  account_id integer references account,
  currency text,
  kind text,
  period text,
  game_type text,
  amount bigint,
  asked_at timestamptz not null,
  effective_at timestamptz not null,
  lapses_at timestamptz not null,
  primary key (account_id, currency, kind, period, game_type)
);
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
