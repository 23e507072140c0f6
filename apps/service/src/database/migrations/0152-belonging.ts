import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tells who belonged to whose team when, of today and of before each move. */
export const belonging: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index account_tree_past_descendant on account_tree_past (descendant_id)`.execute(db);
    await sql`
      create view belonging as
      select ancestor_id, descendant_id, since, 'infinity'::timestamptz as until from account_tree
      union all select ancestor_id, descendant_id, since, until from account_tree_past`.execute(db);
  },
};
