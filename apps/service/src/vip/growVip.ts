import { hasCredits } from '@site/rules/credits';
import { addDays, dayOf, periodAround } from '@site/rules/period';
import { promotedLevel, sumIn } from '@site/rules/vip';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { vipLabel } from './vipLabel.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import { mayAdvertise } from '../privacy/mayAdvertise.ts';

/** Adds settled bets to what VIP levels grow from, and promotes whoever reaches one. `bets` is a query of `bet` rows. Source: docs/domain.md DR-4.1. */
export async function growVipByBets(tx: Transaction<Schema>, bets: RawBuilder<unknown>, now: Date): Promise<void> {
  await grow(
    tx,
    sql`select account_id, currency, 0::bigint as deposit, valid_bet_minor as valid_bet from (${bets}) b where valid_bet_minor <> 0`,
    now,
  );
}

/** The same for transfers, of which deposits count. `transfers` is a query of `transfer` rows. */
export async function growVipByMoney(tx: Transaction<Schema>, transfers: RawBuilder<unknown>, now: Date): Promise<void> {
  await grow(
    tx,
    sql`select account_id, currency, amount_minor as deposit, 0::bigint as valid_bet from (${transfers}) t where kind = 'DEPOSIT'`,
    now,
  );
}

async function grow(tx: Transaction<Schema>, counted: RawBuilder<unknown>, now: Date): Promise<void> {
  const { rows } = await sql<{ accountId: number }>`
    insert into vip_growth as g (account_id, currency, deposit_minor, valid_bet_minor)
    select c.account_id, c.currency, sum(c.deposit), sum(c.valid_bet)
    from (${counted}) c
    join account a on a.id = c.account_id and a.role = 'member' and a.type <> 4
    group by c.account_id, c.currency
    on conflict (account_id, currency) do update set
      deposit_minor = g.deposit_minor + excluded.deposit_minor, valid_bet_minor = g.valid_bet_minor + excluded.valid_bet_minor
    returning account_id as "accountId"`.execute(tx);
  if (rows.length > 0) await promote(tx, [...new Set(rows.map(({ accountId }) => accountId))], now);
}

interface Candidate {
  accountId: number;
  currency: string;
  mayBeTold: boolean;
  language: string;
  zone: string;
  hasVip: boolean;
  level: number;
  peak: number;
  deposits: { currency: string; amountMinor: string }[];
  validBets: { currency: string; amountMinor: string }[];
}

/** Promotes members whose growth has reached a higher level. Tells them, unless they are away. Source: docs/domain.md DR-4.1, DR-4.3. */
async function promote(tx: Transaction<Schema>, accountIds: readonly number[], now: Date): Promise<void> {
  const { rows } = await sql<Candidate>`
    select a.id as "accountId", a.currency, ${mayAdvertise('site')} as "mayBeTold", a.language, brand.config ->> 'zone' as zone, coalesce(brand.flags ->> 'VIP', '') = '1' as "hasVip",
      coalesce(v.level, 0) as level, coalesce(v.peak, 0) as peak,
      jsonb_agg(jsonb_build_object('currency', g.currency, 'amountMinor', g.deposit_minor::text)) as deposits,
      jsonb_agg(jsonb_build_object('currency', g.currency, 'amountMinor', g.valid_bet_minor::text)) as "validBets"
    from vip_growth g
    join account a on a.id = g.account_id
    join brand on brand.merchant = a.merchant
    left join vip_standing v on v.account_id = a.id
    where g.account_id = any(${accountIds}::integer[])
    group by a.id, a.currency, a.state, a.language, brand.config, brand.flags, v.level, v.peak`.execute(tx);
  for (const candidate of rows) {
    const { accountId, currency, level, peak } = candidate;
    if (!hasCredits(currency)) continue;
    const growth = {
      currency,
      level,
      peak,
      depositMinor: sumIn(currency, asSums(candidate.deposits)),
      validBetMinor: sumIn(currency, asSums(candidate.validBets)),
    };
    // Most members reach nothing whatever their month, which is not read for them.
    const highest = promotedLevel({ ...growth, monthMinor: 0n, peak: level });
    if (highest === level) continue;
    const today = dayOf(now, candidate.zone);
    const monthMinor = await monthMinorOf(tx, { accountId, currency, day: today });
    const reached = promotedLevel({ ...growth, monthMinor });
    if (reached === level) continue;
    const standing = { level: reached, peak: Math.max(peak, reached), changed_at: now };
    // The months before the first level are not judged.
    const monthBefore = periodAround(addDays(periodAround(today, 'M').from, -1), 'M').from;
    await tx
      .insertInto('vip_standing')
      .values({ account_id: accountId, ...standing, kept_month: monthBefore })
      .onConflict((known) => known.column('account_id').doUpdateSet(standing))
      .execute();
    if (candidate.hasVip && candidate.mayBeTold && reached > peak)
      await sendMessage(tx, {
        accountId,
        kind: 'vipPromoted',
        values: { level: vipLabel(reached, candidate.language) },
        isAdvertising: true,
        now,
      });
  }
}

export const asSums = (sums: readonly { currency: string; amountMinor: string }[]) =>
  sums.map(({ currency, amountMinor }) => ({ currency, amountMinor: BigInt(amountMinor) }));

interface Asked {
  accountId: number;
  currency: string;
  /** A day of the month. */
  day: string;
}

/** Returns the valid bets of a member in the month of a day, in one currency by credits. */
export async function monthMinorOf(db: Kysely<Schema>, asked: Asked): Promise<bigint> {
  const { from, to } = periodAround(asked.day, 'M');
  const sums = await db
    .selectFrom('member_day')
    .where('account_id', '=', asked.accountId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('currency')
    .select(['currency', sql<bigint>`sum(valid_bet_minor)::bigint`.as('amountMinor')])
    .execute();
  return sumIn(asked.currency, sums);
}
