import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds tournaments, which come in series, and those who have joined them. */
export const tournaments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table tournament_series (
  id integer generated always as identity primary key,
  merchant text not null references brand (merchant),
  code text not null,
  position integer not null,
  currency text not null,
  games jsonb not null,
  score text not null check (score in ('multiple', 'turnover')),
  least_stake_minor bigint not null check (least_stake_minor > 0),
  prizes jsonb not null check (jsonb_array_length(prizes) > 0),
  first_at timestamptz not null,
  length_minutes integer not null check (length_minutes > 0),
  every_minutes integer not null check (every_minutes >= length_minutes),
  is_open boolean not null default true,
  words jsonb not null,
  unique (merchant, code)
);
create table tournament (
  id integer generated always as identity primary key,
  series_id integer not null references tournament_series (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  settled_at timestamptz,
  cancelled_at timestamptz,
  unique (series_id, starts_at)
);
create index tournament_open on tournament (ends_at) where settled_at is null and cancelled_at is null;
create table tournament_entry (
  tournament_id integer not null references tournament (id),
  account_id integer not null,
  joined_at timestamptz not null,
  score bigint not null default 0,
  reached_at timestamptz,
  place integer,
  prize_minor bigint,
  transfer_id uuid,
  primary key (tournament_id, account_id)
);
create index tournament_entry_place on tournament_entry (tournament_id, score desc, reached_at, joined_at, account_id) where score > 0;
`;
