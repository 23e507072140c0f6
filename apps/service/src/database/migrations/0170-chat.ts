import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets a ticket be a live chat, of which a member has one at a time, and keeps which operators take chats. */
export const chat: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
alter table feedback
  add column live text check (live in ('waiting', 'taken')),
  add column taken_by integer references account,
  add check (live is null or account_id is not null),
  add check (live is distinct from 'taken' or taken_by is not null);

create unique index feedback_live on feedback (account_id) where live is not null;

create index feedback_chats on feedback (merchant, opened_at) where live is not null;

create table chat_duty (
  operator_id integer primary key references account,
  merchant text not null,
  until timestamptz not null
);
`
  .split(/\n{2,}/)
  .filter((statement) => statement.trim());
