import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what members have to play before money can be withdrawn, and the messages of their inboxes. */
export const requirements: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table requirement (
  account_id integer not null references account,
  id integer generated always as identity,
  idempotency_key text not null,
  kind text not null,
  counts text not null check (counts in ('all', 'bonus')),
  currency text not null,
  granted_minor bigint not null check (granted_minor > 0),
  need_minor bigint not null check (need_minor > 0),
  done_minor bigint not null default 0 check (done_minor between 0 and need_minor),
  opened_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('played', 'cleared', 'forfeited')),
  primary key (account_id, id),
  unique (account_id, idempotency_key),
  check ((ended_at is null) = (outcome is null))
);

create index requirement_open on requirement (account_id, currency, id) where ended_at is null;

create table inbox_message (
  account_id integer not null references account,
  id integer generated always as identity,
  kind text not null,
  "values" jsonb not null,
  at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (account_id, id)
);

create index inbox_message_unread on inbox_message (account_id) where read_at is null and deleted_at is null;
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
