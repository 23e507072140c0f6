import { hasCredits } from '@site/rules/credits';
import { addDays, type Day } from '@site/rules/period';
import { sharesPpm, turnoverShareMinor } from '@site/rules/referral';
import { type Kysely, sql } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { eachApart, nameOfBrand } from '../jobs/eachApart.ts';
import { daysToCatchUp } from '../jobs/daysToCatchUp.ts';
import { lastDueDay } from '../jobs/lastDueDay.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Bus } from '../push/Bus.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { payReferral } from './payReferral.ts';

/** At 02:05 in the brand's zone. Source: docs/domain.md DR-0.4. */
const AT_MINUTES = 2 * 60 + 5;

interface ShareServices {
  db: Kysely<Schema>;
  ledger: Ledger;
  bus: Bus;
}

/**
 * Pays inviters their share of the valid bets of each day that has ended, over three levels of friends who count. The days that a stop has missed
 * are caught up. A day pays an inviter once. An inviter who cannot be paid does not stop the others, and is tried again at each run.
 *
 * Source: MEM-15, docs/domain.md DR-6.3.
 */
export async function shareTurnover({ db, ledger, bus }: ShareServices, now: Date): Promise<void> {
  await applyRollups(db);
  const brands = await db
    .selectFrom('brand')
    .leftJoin('referral_mark', 'referral_mark.merchant', 'brand.merchant')
    .select(['brand.merchant', 'shared_day', sql<string>`config ->> 'zone'`.as('zone')])
    .execute();
  await eachApart(brands, nameOfBrand, ({ merchant, zone, shared_day: sharedDay }) =>
    daysToCatchUp({
      done: sharedDay,
      last: addDays(lastDueDay(now, zone, AT_MINUTES), -1),
      async run(day) {
        const inviters = (await readInviters(db, { merchant, day })).filter(({ currency }) => hasCredits(currency));
        await eachApart(
          inviters,
          ({ id }) => `account ${id}`,
          async ({ id, currency, levels }) => {
            const amountMinor = turnoverShareMinor(currency, levels);
            if (amountMinor === 0n) return;
            const reward = { ledger, to: { id, currency }, cause: `share:${day}`, amountMinor, now };
            const paid = await retryConflicts(() => db.transaction().execute((tx) => payReferral(tx, reward)));
            if (paid > 0n) bus.publish([id]);
          },
        );
      },
      async mark(shared_day) {
        await db
          .insertInto('referral_mark')
          .values({ merchant, shared_day })
          .onConflict((known) => known.column('merchant').doUpdateSet({ shared_day }))
          .execute();
      },
    }),
  );
}

interface Inviter {
  id: number;
  currency: string;
  /** Valid bets by level: of friends, of their friends, and of theirs. */
  levels: { currency: string; amountMinor: bigint }[][];
}

/**
 * Reads who gets a share of a day. A friend counts who is valid by DR-6.1 and plays under no agent, whose salaries come from the same turnover;
 * an inviter is paid who may play and has no agent above.
 */
async function readInviters(db: Kysely<Schema>, { merchant, day }: { merchant: string; day: Day }): Promise<Inviter[]> {
  const levels = sharesPpm.map(
    (_, index) => sql`${level(index + 1)} as (
      select s.currency, s.valid, f.recommender_id as account_id, ${index + 1}::integer as level
      from ${level(index)} s join account_profile f on f.account_id = s.account_id where f.recommender_id is not null
    )`,
  );
  const shared = sharesPpm.map((_, index) => sql`select * from ${level(index + 1)}`);
  const { rows } = await sql<{ id: number; currency: string; sums: { level: number; currency: string; amountMinor: string }[] }>`
    with friend as materialized (
      select a.id from account a
      where a.merchant = ${merchant} and a.role = 'member' and a.type = 0 and a.upline_id is null
        and exists (select from referral_reward r where r.account_id = a.id and r.cause = 'invited')
    ),
    played as materialized (
      select d.account_id, d.currency, sum(d.valid_bet_minor) as valid
      from member_day d join friend on friend.id = d.account_id
      where d.day = ${day}::date and d.valid_bet_minor > 0
      group by d.account_id, d.currency
    ),
    ${sql.join(levels)}
    select a.id, a.currency, jsonb_agg(jsonb_build_object('level', s.level, 'currency', s.currency, 'amountMinor', s.valid::text)) as sums
    from (${sql.join(shared, sql` union all `)}) s join account a on a.id = s.account_id
    where a.role = 'member' and a.type = 0 and a.state = 'active' and a.upline_id is null
    group by a.id, a.currency
    order by a.id`.execute(db);
  return rows.map(({ id, currency, sums }) => ({
    id,
    currency,
    levels: sharesPpm.map((_, index) =>
      sums.flatMap((sum) => (sum.level === index + 1 ? [{ currency: sum.currency, amountMinor: BigInt(sum.amountMinor) }] : [])),
    ),
  }));
}

const level = (number: number) => sql.id(number === 0 ? 'played' : `level${number}`);
