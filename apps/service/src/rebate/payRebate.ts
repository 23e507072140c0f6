import type { Day } from '@site/rules/period';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import { creditMember } from '../requirements/creditMember.ts';
import { readRebate } from './readRebate.ts';

interface Due {
  ledger: Ledger;
  accountId: number;
  currency: string;
  /** Bets up to this day count, and its cap applies. */
  day: Day;
  /** Id of the claim. */
  id: string;
  /** Nothing is credited below it, in minor units. */
  leastMinor: bigint;
  isAutomatic: boolean;
  /** How many times the rebate has to be played. */
  multiple: 0 | 1;
  now: Date;
}

/**
 * Credits the rebate of a member up to a day, in the caller's transaction: its bets are then used up. What the cap keeps back stays due. Returns
 * undefined, and writes nothing, where less than `leastMinor` is due.
 *
 * Source: MEM-22, docs/domain.md DR-2.3.
 */
export async function payRebate(tx: Transaction<Schema>, due: Due): Promise<{ amountMinor: bigint; transferId: string } | undefined> {
  const { ledger, accountId, currency, day, id, leastMinor, isAutomatic, multiple, now } = due;
  await lockRebate(tx, { accountId, currency });
  const { lines, amountMinor, carriedMinor } = await readRebate(tx, { accountId, currency, day });
  if (amountMinor < leastMinor || amountMinor === 0n) return undefined;
  const { transferId } = await creditMember(tx, {
    ledger,
    accountId,
    currency,
    kind: 'REBATE',
    amountMinor,
    idempotencyKey: `rebate:${id}`,
    house: 'house:REBATES',
    multiple,
    counts: 'all',
    cause: { day },
    now,
  });
  await tx
    .deleteFrom('rebate_accrual')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('day', '<=', day)
    .execute();
  await tx
    .updateTable('rebate_standing')
    .set({ carried_minor: carriedMinor })
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .execute();
  await tx
    .insertInto('rebate_claim')
    .values({
      account_id: accountId,
      id,
      currency,
      day,
      amount_minor: amountMinor,
      is_automatic: isAutomatic,
      lines: JSON.stringify(lines),
      transfer_id: transferId,
      claimed_at: now,
    })
    .execute();
  return { amountMinor, transferId };
}

/** Makes claims of a member's rebate, and the roll-ups that add to it, wait for each other. */
async function lockRebate(tx: Transaction<Schema>, { accountId, currency }: { accountId: number; currency: string }): Promise<void> {
  await tx
    .insertInto('rebate_standing')
    .values({ account_id: accountId, currency })
    .onConflict((known) => known.doNothing())
    .execute();
  for (const table of ['rebate_standing', 'rebate_accrual'] as const)
    await tx
      .selectFrom(table)
      .where('account_id', '=', accountId)
      .where('currency', '=', currency)
      .select('account_id')
      .forUpdate()
      .execute();
}
