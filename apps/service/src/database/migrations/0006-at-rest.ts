import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Encrypts private keys at rest, and stores the counters of rate limits in one row for each key, in an unlogged table. */
export const atRest: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(/;\s*$/m)) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};

const statements = /* sql */ `
delete from enc_key;
alter table enc_key
  drop column private_jwk,
  add column private_sealed bytea not null;

drop table rate_window;
create unlogged table rate_window (
  key text primary key,
  window_start timestamptz not null,
  count integer not null,
  count_before integer not null default 0
);
`;
