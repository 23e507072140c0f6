import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { nameOfAccount, partsApart } from './eachApart.ts';

const ACCOUNTS_AT_A_TIME = 500;

/**
 * Ends deposits that nobody has paid in time. One with a receipt waits for an operator. One that fails does not stop the others.
 *
 * Source: MEM-03, docs/domain.md DR-3.6.
 */
export async function expireDeposits({ db, bus }: { db: Kysely<Schema> } & Pick<Services, 'bus'>, now: Date): Promise<void> {
  const due = await db
    .selectFrom('deposit_request')
    .where('state', '=', 'pending')
    .where('expires_at', '<=', now)
    .where('receipt_at', 'is', null)
    .select('account_id as accountId')
    .distinct()
    .orderBy('account_id')
    .execute();
  await partsApart(due, {
    most: ACCOUNTS_AT_A_TIME,
    nameOf: nameOfAccount,
    async work(part) {
      const expired = await db
        .updateTable('deposit_request')
        .set({ state: 'expired', ended_at: now })
        .where(
          'account_id',
          'in',
          part.map(({ accountId }) => accountId),
        )
        .where('state', '=', 'pending')
        .where('expires_at', '<=', now)
        .where('receipt_at', 'is', null)
        .returning('account_id')
        .execute();
      if (expired.length > 0) bus.publish([...new Set(expired.map(({ account_id }) => account_id))]);
    },
  });
}
