import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds what a bet was placed on. It is no part of the bet's link: the body of the debit, which is hashed into the link of its transaction,
 * has the same content.
 */
export const slip: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table bet add column slip jsonb`.execute(db);
  },
};
