import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds bound Zalo accounts, each of which is rewarded once, and the documents of members. */
export const profile: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table zalo_binding (
  account_id integer primary key references account,
  merchant text not null,
  mobile text not null,
  bound_at timestamptz not null,
  unique (merchant, mobile)
);

create table member_document (
  account_id integer not null references account,
  id integer generated always as identity,
  kind text not null,
  uploads jsonb not null,
  state text not null check (state in ('received', 'accepted', 'refused')),
  reason text not null default '',
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references account,
  expires_at timestamptz,
  primary key (account_id, id),
  check ((state = 'received') = (decided_at is null))
);

create unique index member_document_waiting on member_document (account_id, kind) where state = 'received';
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
