import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the sign-up links of agents, and by which of them an account has come. */
export const signUpLinks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table sign_up_link (
    id integer primary key generated always as identity,
    merchant text not null,
    code text not null,
    account_id integer not null references account,
    type smallint not null check (type in (0, 2, 41, 42)),
    terms jsonb not null,
    expires_at timestamptz,
    most_uses integer check (most_uses > 0),
    uses integer not null default 0 check (uses >= 0 and (most_uses is null or uses <= most_uses)),
    clicks integer not null default 0,
    created_at timestamptz not null,
    withdrawn_at timestamptz,
    unique (merchant, code)
  )`,
  `create index sign_up_link_account on sign_up_link (account_id)`,
  `alter table account_profile add column sign_up_link_id integer references sign_up_link`,
  `create index account_profile_link on account_profile (sign_up_link_id) where sign_up_link_id is not null`,
];
