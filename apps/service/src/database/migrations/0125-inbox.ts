import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds feedback with its thread, and remembers notices that a member has removed from the own list. */
export const inbox: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
alter table notice_read add column deleted_at timestamptz;

create table feedback (
  id integer primary key generated always as identity,
  merchant text not null,
  reference text not null unique,
  account_id integer references account,
  contact text,
  language text not null,
  type text not null,
  status text not null check (status in ('open', 'answered', 'closed')),
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  check ((account_id is null) = (contact is not null))
);

create index feedback_waiting on feedback (merchant, changed_at) where status = 'open';

create index feedback_own on feedback (account_id, changed_at) where account_id is not null;

create table feedback_post (
  feedback_id integer not null references feedback,
  number integer not null,
  written_by text not null check (written_by in ('sender', 'service')),
  operator_id integer references account,
  text text not null,
  uploads jsonb not null,
  at timestamptz not null,
  primary key (feedback_id, number),
  check ((written_by = 'service') = (operator_id is not null))
);
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
