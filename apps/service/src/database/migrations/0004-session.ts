import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables whose rows are deleted with a guest's account. Tables of money are not among them. */
const ownedTables = ['session', 'favourite', 'recent_game', 'notice_read', 'export_ticket', 'login_code'];

/** Adds the tables of log-ins: known networks, failed attempts, and further login methods. */
export const session: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
    for (const table of ownedTables) await cascade(db, table, 'account_id');
    await cascade(db, 'account_tree', 'ancestor_id');
    await cascade(db, 'account_tree', 'descendant_id');
  },
};

const cascade = (db: Kysely<unknown>, table: string, column: string) =>
  sql`
    alter table ${sql.table(table)}
    drop constraint ${sql.id(`${table}_${column}_fkey`)},
    add foreign key (${sql.id(column)}) references account on delete cascade`.execute(db);

const statements = /* sql */ `
alter table account
  add column email text,
  add column payee_name text,
  add column icon text not null default '',
  add column password_at timestamptz not null default now();
create unique index account_email on account (merchant, lower(email));

alter table session
  add column must_change_password boolean not null default false,
  add column remember_family uuid;
create index session_remember_family on session (remember_family) where remember_family is not null;

create table known_address (
  account_id integer references account on delete cascade,
  network text,
  last_seen_at timestamptz not null,
  primary key (account_id, network)
);

create table login_event (
  account_id integer references account on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null,
  ip inet not null,
  user_agent text not null,
  result text not null check (result in ('loggedIn', 'wrongPassword', 'unknownAddress')),
  session_hash bytea,
  primary key (account_id, id)
);

create table login_failure (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null,
  next_at timestamptz not null
);

create table verify_ticket (
  token_hash bytea primary key,
  account_id integer not null references account on delete cascade,
  ways text[] not null,
  tries smallint not null default 0,
  remember boolean not null,
  must_change_password boolean not null,
  password_expired boolean not null,
  expires_at timestamptz not null
);

create table remember_token (
  token_hash bytea primary key,
  family uuid not null,
  account_id integer not null references account on delete cascade,
  user_agent text not null,
  used_at timestamptz,
  expires_at timestamptz not null
);
create index remember_token_family on remember_token (family);
create index remember_token_account on remember_token (account_id);

create table totp (
  account_id integer primary key references account on delete cascade,
  secret_sealed bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table recovery_code (
  account_id integer references account on delete cascade,
  code_hash bytea,
  primary key (account_id, code_hash)
);

create table passkey (
  id text primary key,
  account_id integer not null references account on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkey_account on passkey (account_id);
`;
