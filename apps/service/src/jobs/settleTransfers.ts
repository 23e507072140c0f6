import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import type { Schema } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { settleTransfer } from '../wallet/vendorTransfers.ts';

const AT_ONCE = 8;
const IN_A_RUN = 500;
/** Time after which the call that began a transfer no longer waits for the vendor. */
const LEFT_MS = 30_000;
/** Time after which an operator is told. */
const OVERDUE_MS = 60 * 60_000;

/**
 * Asks the vendors for the outcome of transfers that their calls left pending. Throws when some have been pending for an hour.
 *
 * Source: VEN-02.
 */
export async function settleTransfers({ db, adapters, bus }: { db: Kysely<Schema> } & Pick<Services, 'adapters' | 'bus'>, now: Date) {
  const pending = await db
    .selectFrom('vendor_transfer')
    .where('state', '=', 'pending')
    .where('begun_at', '<', new Date(now.getTime() - LEFT_MS))
    .orderBy('begun_at')
    .limit(IN_A_RUN)
    .selectAll()
    .execute();
  const few = pLimit(AT_ONCE);
  const overdue: string[] = [];
  await Promise.all(
    pending.map((row) =>
      few(async () => {
        const vendor = adapters.get(row.integration) ?? {};
        const transfer = {
          accountId: row.account_id,
          transferId: row.transfer_id,
          integration: row.integration,
          direction: row.direction,
          currency: row.currency,
          amountMinor: row.amount_minor,
        };
        const state = await settleTransfer({ db, vendor }, transfer, { isNew: false });
        if (state !== 'pending') bus.publish([row.account_id]);
        else if (row.begun_at.getTime() < now.getTime() - OVERDUE_MS) overdue.push(`${row.transfer_id} at ${row.integration}`);
      }),
    ),
  );
  if (overdue.length > 0) throw new Error(`${overdue.length} transfers have no outcome after an hour, such as ${overdue[0]}.`);
}
