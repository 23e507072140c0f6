import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the browser to sessions, remember tokens and login codes, so that signing out ends all of them. */
export const browsers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
alter table session add column browser bytea;
create index session_browser on session (browser) where browser is not null;

alter table remember_token
  add column browser bytea,
  add column ip inet,
  add column issued_at timestamptz not null default now();
create index remember_token_browser on remember_token (browser) where browser is not null;

alter table login_code
  add column session_hash bytea,
  add column browser bytea;
create index login_code_account on login_code (account_id);

alter table verify_ticket add column browser bytea;
create index verify_ticket_account on verify_ticket (account_id);

create index ticket_account on ticket ((content ->> 'accountId'));

alter table login_event
  drop constraint login_event_result_check,
  add check (result in ('loggedIn', 'wrongPassword', 'unknownAddress', 'codeAsked'));
`;
