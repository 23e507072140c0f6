import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** Ends deposits that nobody has paid in time. One with a receipt waits for an operator. Source: MEM-03, docs/domain.md DR-3.6. */
export async function expireDeposits({ db, bus }: { db: Kysely<Schema> } & Pick<Services, 'bus'>, now: Date): Promise<void> {
  const expired = await db
    .updateTable('deposit_request')
    .set({ state: 'expired', ended_at: now })
    .where('state', '=', 'pending')
    .where('expires_at', '<=', now)
    .where('receipt_at', 'is', null)
    .returning('account_id')
    .execute();
  if (expired.length > 0) bus.publish([...new Set(expired.map(({ account_id }) => account_id))]);
}
