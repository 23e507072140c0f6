import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the campaigns that operators address to segments of members, and whom each has reached. */
export const memberCampaigns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table member_campaign (
      id integer primary key generated always as identity,
      merchant text not null references brand,
      name text not null check (length(name) between 1 and 80),
      segment jsonb not null,
      gift jsonb not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      most_members integer check (most_members > 0),
      budget_minor bigint check (budget_minor >= 0),
      state text not null default 'scheduled' check (state in ('scheduled', 'running', 'ended', 'stopped')),
      reached integer not null default 0 check (reached <= most_members),
      created_by integer not null references account,
      created_at timestamptz not null,
      transfer_id uuid not null,
      unique (created_by, transfer_id)
    )`.execute(db);
    await sql`create index member_campaign_open on member_campaign (id) where state in ('scheduled', 'running')`.execute(db);
    await sql`create table member_campaign_recipient (
      campaign_id integer not null references member_campaign,
      account_id integer not null references account,
      at timestamptz not null,
      primary key (campaign_id, account_id)
    )`.execute(db);
  },
};
