import { addDays, periodAround } from '@site/rules/period';
import { keptLevel, sumIn } from '@site/rules/vip';
import { type Kysely, sql } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { asSums } from '../vip/growVip.ts';
import { eachApart, nameOfAccount, nameOfBrand, partsApart } from './eachApart.ts';
import { lastDueDay } from './lastDueDay.ts';

/** On the 1st at 03:00 of the brand's zone. Source: docs/domain.md DR-4.1. */
const AT_MINUTES = 3 * 60;
const ACCOUNTS_AT_A_TIME = 500;

interface Held {
  accountId: number;
  currency: string;
  state: string;
  /** Days of the month on which a break ran. */
  daysAway: number;
  level: number;
  bets: { currency: string; amountMinor: string }[];
}

/**
 * Lowers by one the VIP level of members whose valid bets of the month that has ended do not keep it. Each member is checked once for a month, in
 * slices; days on which a break ran need no bets, and members who are away keep their level. Nobody is told. One for whom it fails
 * does not stop the others.
 *
 * Source: MEM-12, docs/domain.md DR-4.2, DR-4.3.
 */
export async function keepVip({ db }: { db: Kysely<Schema> }, now: Date): Promise<void> {
  await applyRollups(db);
  const brands = await db
    .selectFrom('brand')
    .select(['merchant', sql<string>`config ->> 'zone'`.as('zone')])
    .execute();
  await eachApart(brands, nameOfBrand, async ({ merchant, zone }) => {
    const monthStart = periodAround(lastDueDay(now, zone, AT_MINUTES), 'M').from;
    const month = periodAround(addDays(monthStart, -1), 'M');
    const { rows: held } = await sql<{ accountId: number }>`
      select v.account_id as "accountId" from vip_standing v join account a on a.id = v.account_id
      where a.merchant = ${merchant} and v.kept_month < ${month.from}::date
      order by v.account_id`.execute(db);
    await partsApart(held, {
      most: ACCOUNTS_AT_A_TIME,
      nameOf: nameOfAccount,
      work: (part) => keepSlice(db, { ids: part.map(({ accountId }) => accountId), zone, month, now }),
    });
  });
}

interface Slice {
  ids: readonly number[];
  zone: string;
  month: { from: string; to: string };
  now: Date;
}

/** Checks some members whose month is not checked yet. */
async function keepSlice(db: Kysely<Schema>, { ids, zone, month, now }: Slice): Promise<void> {
  await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<Held>`
        with held as materialized (
          select v.account_id, v.level, a.currency, a.state
          from vip_standing v
          join account a on a.id = v.account_id
          where v.account_id = any(${ids}::integer[]) and v.kept_month < ${month.from}::date
          order by v.account_id
          for update of v
        )
        select h.account_id as "accountId", h.level, h.currency, h.state,
          (select count(*)::integer from generate_series(${month.from}::date, ${month.to}::date, '1 day') as of_month (day)
            where exists (select from exclusion x where x.account_id = h.account_id
              and x.from_at < (of_month.day + interval '1 day')::timestamp at time zone ${zone}
              and coalesce(x.ended_at, x.until_at) > of_month.day::timestamp at time zone ${zone})) as "daysAway",
          coalesce(
          jsonb_agg(jsonb_build_object('currency', d.currency, 'amountMinor', d.valid_bet_minor::text)) filter (where d.currency is not null), '[]') as bets
        from held h
        left join member_day d on d.account_id = h.account_id and d.day between ${month.from}::date and ${month.to}::date
        group by h.account_id, h.level, h.currency, h.state`.execute(tx);
      if (rows.length === 0) return;
      const days = Number(month.to.slice(8));
      const levels = rows.map(({ level, currency, state, bets, ...row }) => {
        const daysAway = state === 'active' || state === 'frozen' ? row.daysAway : days;
        return keptLevel({ level, currency, monthMinor: sumIn(currency, asSums(bets)), days, daysAway });
      });
      await sql`
        update vip_standing v set level = k.level, kept_month = ${month.from}::date,
          changed_at = case when k.level = v.level then v.changed_at else ${now}::timestamptz end
        from unnest(${rows.map(({ accountId }) => accountId)}::integer[], ${levels}::smallint[]) as k (account_id, level)
        where v.account_id = k.account_id`.execute(tx);
    }),
  );
}
