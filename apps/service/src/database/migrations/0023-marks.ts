import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Moves a brand's mark from its settings to its look, which the site draws too. */
export const marks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      update brand set config = jsonb_set(config, '{mark}', settings -> 'mark'), settings = settings - 'mark'
      where settings ? 'mark'`.execute(db);
  },
};
