import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds jackpots, and the accounts of the house that hold them and that pay for them and for other prizes. Money that moves between accounts
 * of the house belongs to no player's chain of entries.
 */
export const jackpots: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table jackpot (
  id integer generated always as identity primary key,
  merchant text not null references brand (merchant),
  code text not null,
  position integer not null,
  currency text not null,
  games jsonb not null,
  seed_minor bigint not null check (seed_minor > 0),
  contribution_ppm integer not null check (contribution_ppm between 1 and 100000),
  must_drop_minor bigint not null check (must_drop_minor > seed_minor),
  is_open boolean not null default true,
  words jsonb not null,
  unique (merchant, code)
);
create table jackpot_round (
  jackpot_id integer not null references jackpot (id),
  round integer not null,
  server_seed text not null,
  seed_hash text not null,
  fed_micro bigint not null default 0,
  moved_minor bigint not null default 0,
  moved_at timestamptz,
  dropped_at timestamptz,
  account_id integer,
  integration text,
  round_id text,
  node_id integer,
  amount_minor bigint,
  transfer_id uuid,
  primary key (jackpot_id, round)
);
create unique index jackpot_round_current on jackpot_round (jackpot_id) where dropped_at is null;
create index jackpot_round_unpaid on jackpot_round (jackpot_id, round) where transfer_id is null;
create index jackpot_round_winner on jackpot_round (account_id, dropped_at) where account_id is not null;
alter table posting drop constraint posting_linked;
alter table posting add constraint posting_linked check ((holder_id > 0) = (hash is not null));
insert into house_account (id, name) select min(id) - 1, 'house:JACKPOT' from house_account;
insert into house_account (id, name) select min(id) - 1, 'house:PRIZES' from house_account;
`;
