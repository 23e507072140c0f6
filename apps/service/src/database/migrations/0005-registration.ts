import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the tables of registration and recovery: tickets, codes, message quotas, and personal details. */
export const registration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
create table secret (
  name text primary key,
  value bytea not null
);

create table ticket (
  token_hash bytea primary key,
  kind text not null,
  content jsonb not null default '{}',
  expires_at timestamptz not null
);
create index ticket_expires on ticket (expires_at);

create table sending (
  key text primary key,
  sent_at timestamptz[] not null
);

create table verification_code (
  merchant text references brand,
  recipient text,
  purpose text,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null,
  primary key (merchant, recipient, purpose)
);

alter table account add column payment_password_hash text;

create table account_profile (
  account_id integer primary key references account,
  fullname text,
  birthday date,
  qq_num text,
  line text,
  whatsapp text,
  facebook text,
  wechat text,
  zalo text,
  telegram text,
  id_number text,
  nationality text,
  addresses text,
  occupation text,
  source_of_income text,
  recommender_id integer references account,
  register_url text not null,
  domain text not null
);

create table consent (
  account_id integer references account,
  kind text check (kind in ('terms', 'marketing')),
  given_at timestamptz,
  is_given boolean not null,
  version text not null,
  ip inet not null,
  primary key (account_id, kind, given_at)
);

create table invitation (
  merchant text references brand,
  code text,
  account_id integer not null references account,
  domains text[] not null default '{}',
  primary key (merchant, code)
);

create table social_identity (
  merchant text references brand,
  provider text check (provider in ('google', 'facebook')),
  subject text,
  account_id integer not null references account,
  linked_at timestamptz not null,
  primary key (merchant, provider, subject)
);
create index social_identity_account on social_identity (account_id);
`;
