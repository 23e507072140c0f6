import { boardPrize, BOARD_PLACES } from '@site/rules/missions';
import { addDays, dayOf, periodAround, startOfDay } from '@site/rules/period';
import { type Kysely, sql, type Transaction } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { eachApart, nameOfBrand } from '../jobs/eachApart.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Bus } from '../push/Bus.ts';
import { creditMember } from '../requirements/creditMember.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { boardPool } from './boardPool.ts';
import { readBoard } from './readBoard.ts';

/** Rounds that were settled at the end of a week are counted by then. */
const SETTLED_AFTER_MS = 10 * 60_000;

interface BoardServices {
  db: Kysely<Schema>;
  ledger: Ledger;
  bus: Bus;
}

/**
 * Pays the prizes of last week's leader board of each brand. Idempotent, safe to run concurrently and to be killed at any moment: a week is
 * settled with all its prizes in one transaction, and one that fails does not stop those of other brands.
 *
 * Source: MEM-16, docs/domain.md DR-7.4.
 */
export async function settleBoards({ db, ledger, bus }: BoardServices, now: Date): Promise<void> {
  const { rows: brands } = await sql<{ merchant: string; zone: string; currency: string }>`
    select merchant, config ->> 'zone' as zone, config ->> 'currency' as currency from brand`.execute(db);
  await eachApart(brands, nameOfBrand, async ({ merchant, zone, currency }) => {
    const thisWeek = periodAround(dayOf(now, zone), 'W').from;
    const week = addDays(thisWeek, -7);
    if (now.getTime() < startOfDay(thisWeek, zone).getTime() + SETTLED_AFTER_MS) return;
    const isKnown = db.selectFrom('mission_week').where('merchant', '=', merchant).where('week', '=', week).select('week');
    if (await isKnown.executeTakeFirst()) return;
    await applyRollups(db);
    const settled = { merchant, week, currency, ledger, now };
    bus.publish(await retryConflicts(() => db.transaction().execute((tx) => settle(tx, settled))));
  });
}

/** Pays the prizes of a week. Returns the accounts that were paid. */
async function settle(
  tx: Transaction<Schema>,
  { merchant, week, currency, ledger, now }: { merchant: string; week: string; currency: string; ledger: Ledger; now: Date },
): Promise<number[]> {
  const poolMinor = boardPool(currency);
  const isNew = await tx
    .insertInto('mission_week')
    .values({ merchant, week, currency, pool_minor: poolMinor, settled_at: now })
    .onConflict((known) => known.doNothing())
    .returning('week')
    .executeTakeFirst();
  if (!isNew) return [];
  const rows = await readBoard(tx, { merchant, week, places: BOARD_PLACES });
  const paid: number[] = [];
  for (const { accountId, place } of rows.toSorted((one, other) => one.accountId - other.accountId)) {
    const amountMinor = boardPrize(poolMinor, place);
    if (amountMinor === 0n) continue;
    const credit = {
      ledger,
      accountId,
      currency,
      kind: 'MISSION',
      amountMinor,
      house: 'house:PRIZES',
      multiple: 1,
      counts: 'all',
      now,
    } as const;
    await creditMember(tx, { ...credit, idempotencyKey: `board:${week}`, cause: { week, place } });
    paid.push(accountId);
  }
  return paid;
}
