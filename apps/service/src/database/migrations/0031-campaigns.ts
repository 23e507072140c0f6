import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds campaigns of free rounds, and the rounds that each player was granted. */
export const campaigns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table campaign (
      id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
      merchant text not null references brand,
      name text not null check (length(name) between 1 and 80),
      node_ids integer[] not null check (cardinality(node_ids) > 0),
      rounds integer not null check (rounds between 1 and 1000),
      stake_minor bigint not null check (stake_minor > 0),
      currency text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      state text not null default 'open' check (state in ('open', 'closed')),
      created_at timestamptz not null default now(),
      created_by text not null
    )`.execute(db);
    // Without references, since its rows stand with the player's own on a cluster.
    await sql`create table campaign_grant (
      account_id integer not null,
      campaign_id text not null,
      rounds integer not null,
      used integer not null default 0 check (used between 0 and rounds),
      granted_at timestamptz not null default now(),
      granted_by text not null,
      primary key (account_id, campaign_id)
    )`.execute(db);
    await sql`create index bet_of_campaign on bet (account_id, campaign_id) where campaign_id is not null`.execute(db);
  },
};
