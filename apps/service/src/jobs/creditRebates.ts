import { randomUUID } from 'node:crypto';
import { addDays } from '@site/rules/period';
import { hasCredits } from '@site/rules/credits';
import { type Kysely, sql } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Bus } from '../push/Bus.ts';
import { payRebate } from '../rebate/payRebate.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { eachApart, nameOfAccount, nameOfBrand } from './eachApart.ts';
import { lastDueDay } from './lastDueDay.ts';

/** Minutes after midnight in the brand's zone. Source: docs/domain.md DR-2.3. */
export const CREDITED_AT_MINUTES = 6 * 60;

interface RebateServices {
  db: Kysely<Schema>;
  ledger: Ledger;
  bus: Bus;
}

/**
 * Credits at 06:00 the rebates of the days before that nobody has claimed. A rebate is credited in the transaction that uses up its bets, so each is
 * credited once, and one that fails does not stop the others. Who takes a break or is excluded does not have to play it; that of a frozen account waits.
 *
 * Source: MEM-22, docs/domain.md DR-2.3.
 */
export async function creditRebates({ db, ledger, bus }: RebateServices, now: Date): Promise<void> {
  await applyRollups(db);
  const brands = await db
    .selectFrom('brand')
    .select(['merchant', sql<string>`config ->> 'zone'`.as('zone')])
    .execute();
  await eachApart(brands, nameOfBrand, async ({ merchant, zone }) => {
    const day = addDays(lastDueDay(now, zone, CREDITED_AT_MINUTES), -1);
    const { rows } = await sql<{ accountId: number; currency: string; state: string }>`
      select a.id as "accountId", due.currency, a.state
      from (
        select account_id, currency from rebate_accrual where day <= ${day}::date
        union
        select account_id, currency from rebate_standing where carried_minor > 0
      ) due
      join account a on a.id = due.account_id and a.merchant = ${merchant} and a.state <> 'frozen'
      order by a.id, due.currency`.execute(db);
    const due = rows.filter(({ currency }) => hasCredits(currency));
    await eachApart(due, nameOfAccount, async ({ accountId, currency, state }) => {
      const paid = await retryConflicts(() =>
        db.transaction().execute((tx) =>
          payRebate(tx, {
            ledger,
            accountId,
            currency,
            day,
            id: randomUUID(),
            leastMinor: 1n,
            isAutomatic: true,
            multiple: state === 'active' ? 1 : 0,
            now,
          }),
        ),
      );
      if (paid) bus.publish([accountId]);
    });
  });
}
