import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Ends breaks whose time is over. Members with another one that runs stay on it. Source: RES-02, docs/domain.md DR-23.6. */
export async function endExclusions(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('exclusion')
      .set({ ended_at: now })
      .where('ended_at', 'is', null)
      .where('until_at', '<=', now)
      .returning('account_id')
      .execute();
    if (ended.length === 0) return;
    // The database keeps those away who have another break.
    await tx
      .updateTable('account')
      .set({ state: 'active' })
      .where(
        'id',
        'in',
        ended.map(({ account_id }) => account_id),
      )
      .where('state', 'in', ['coolingOff', 'excluded'])
      .execute();
  });
}
