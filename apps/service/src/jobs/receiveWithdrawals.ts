import type { Kysely } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Bus } from '../push/Bus.ts';
import { moveWithdrawals } from '../withdraw/moveWithdrawals.ts';

const AT_A_TIME = 200;

/**
 * Counts as received what was paid and not answered about in time, and releases the securities of its payers. Idempotent, safe to run concurrently
 * and to be killed at any moment: two hundred parts at a time, each with its money.
 *
 * Source: MEM-34, docs/domain.md DR-3.5.
 */
export async function receiveWithdrawals({ db, ledger, bus }: { db: Kysely<Schema>; ledger: Ledger; bus: Bus }, now: Date): Promise<void> {
  for (;;) {
    const members = await retryConflicts(() =>
      db.transaction().execute(async (tx) => {
        const due = await tx
          .selectFrom('withdrawal')
          .innerJoin('withdrawal_part', (join) =>
            join.onRef('withdrawal_part.account_id', '=', 'withdrawal.account_id').onRef('withdrawal_id', '=', 'withdrawal.id'),
          )
          .where('withdrawal_part.state', '=', 'PAID')
          .where('answer_by', '<=', now)
          .orderBy('withdrawal.id')
          .orderBy('part')
          .limit(AT_A_TIME)
          .select(['withdrawal.id', 'part'])
          // What somebody moves at this moment is answered about, or looked at again in a minute.
          .forUpdate('withdrawal')
          .skipLocked()
          .execute();
        const moves = [...Map.groupBy(due, ({ id }) => id)].map(([id, parts]) => ({
          id,
          steps: parts.map(({ part }) => ({ name: 'autoReceived' as const, part })),
        }));
        return moveWithdrawals(tx, { ledger, now, answerBy: now }, moves);
      }),
    );
    if (members.length === 0) return;
    bus.publish([...new Set(members.map(({ accountId }) => accountId))]);
  }
}
