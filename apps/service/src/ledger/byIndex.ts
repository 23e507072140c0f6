import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Runs a query with index look-ups alone: the planner estimates a slice of the books at thousands of rows and would read whole
 * tables, or sort what another index finds. Its
 * estimate of the costs is then so high that Postgres would compile each statement, which takes longer than running it.
 */
export async function byIndex<Row>(db: Kysely<Schema>, query: RawBuilder<Row>): Promise<Row[]> {
  // A transaction of the caller keeps its settings.
  if (db.isTransaction) return (await query.execute(db)).rows;
  return db.transaction().execute(async (tx) => {
    await sql`
      select set_config(name, value, true)
      from (values ('enable_seqscan', 'off'), ('enable_hashjoin', 'off'), ('enable_mergejoin', 'off'), ('enable_sort', 'off'),
        ('enable_incremental_sort', 'off'), ('random_page_cost', '0'), ('jit', 'off')) as setting (name, value)`.execute(tx);
    return (await query.execute(tx)).rows;
  });
}
