import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Waits until every transaction that runs now has ended, those of other databases on the same server among them: the roll-ups pass
 * none that is still running, and test files run side by side.
 */
export async function untilNoneInFlight(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  const next = rows[0]?.next ?? '0';
  const havePassed = async () => {
    const answer = await sql<{ passed: boolean }>`select pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::text::xid8 as passed`.execute(
      db,
    );
    return answer.rows[0]?.passed;
  };
  while (!(await havePassed()));
}
