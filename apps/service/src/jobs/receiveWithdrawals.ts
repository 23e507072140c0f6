import type { Kysely } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Bus } from '../push/Bus.ts';
import { partsApart } from './eachApart.ts';
import { moveWithdrawals } from '../withdraw/moveWithdrawals.ts';

const AT_A_TIME = 200;

/**
 * Counts as received what was paid and not answered about in time, and releases the securities of its payers. Idempotent, safe to run concurrently
 * and to be killed at any moment: two hundred at a time, each with its money. One that fails does not stop the others.
 *
 * Source: MEM-34, docs/domain.md DR-3.5.
 */
export async function receiveWithdrawals({ db, ledger, bus }: { db: Kysely<Schema>; ledger: Ledger; bus: Bus }, now: Date): Promise<void> {
  const due = await duePartsOf(db, now).select('withdrawal.id').distinct().orderBy('withdrawal.id').execute();
  await partsApart(due, {
    most: AT_A_TIME,
    nameOf: ({ id }) => `withdrawal ${id}`,
    async work(some) {
      const members = await retryConflicts(() =>
        db.transaction().execute(async (tx) => {
          const parts = await duePartsOf(tx, now)
            .where(
              'withdrawal.id',
              'in',
              some.map(({ id }) => id),
            )
            .orderBy('withdrawal.id')
            .orderBy('part')
            .select(['withdrawal.id', 'part'])
            // What somebody moves at this moment is answered about, or looked at again in a minute.
            .forUpdate('withdrawal')
            .skipLocked()
            .execute();
          const moves = [...Map.groupBy(parts, ({ id }) => id)].map(([id, own]) => ({
            id,
            steps: own.map(({ part }) => ({ name: 'autoReceived' as const, part })),
          }));
          return moveWithdrawals(tx, { ledger, now, answerBy: now }, moves);
        }),
      );
      if (members.length > 0) bus.publish([...new Set(members.map(({ accountId }) => accountId))]);
    },
  });
}

const duePartsOf = (db: Kysely<Schema>, now: Date) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('withdrawal_part', (join) =>
      join.onRef('withdrawal_part.account_id', '=', 'withdrawal.account_id').onRef('withdrawal_id', '=', 'withdrawal.id'),
    )
    .where('withdrawal_part.state', '=', 'PAID')
    .where('answer_by', '<=', now);
