import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds claimed missions, sign-ins, and the weekly leader board. */
export const missions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table mission_claim (
  account_id integer not null references account,
  mission text not null,
  period date not null,
  points bigint not null,
  at timestamptz not null,
  primary key (account_id, mission, period)
);
create table sign_in (
  account_id integer not null references account,
  day date not null,
  place smallint not null check (place between 1 and 7),
  points bigint not null,
  at timestamptz not null,
  primary key (account_id, day)
);
create table mission_board (
  merchant text not null,
  week date not null,
  account_id integer not null,
  score bigint not null,
  reached_at timestamptz not null,
  primary key (merchant, week, account_id)
);
create index mission_board_place on mission_board (merchant, week, score desc, reached_at, account_id) where score > 0;
create table mission_week (
  merchant text not null references brand,
  week date not null,
  currency text not null,
  pool_minor bigint not null,
  settled_at timestamptz not null,
  primary key (merchant, week)
);
`;
