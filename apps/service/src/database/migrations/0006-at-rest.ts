import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Private keys are kept sealed, and what is counted for a minute or an hour costs no wait for the disk. */
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

alter table rate_window set unlogged;
`;
