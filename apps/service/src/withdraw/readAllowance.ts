import { dayOf, startOfDay } from '@site/rules/period';
import { mostNow, withdrawalLimits } from '@site/rules/withdrawalLimits';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { vipLevelOf } from '../vip/vipLevelOf.ts';
import { readRequirements } from '../requirements/readRequirements.ts';

interface Asked {
  accountId: number;
  currency: string;
  /** The brand's time zone: a day begins at its midnight. */
  zone: string;
  now: Date;
}

/**
 * Reads what a member may withdraw now, what bounds it, and what that follows from. Rejected requests do not count.
 *
 * Source: MEM-04, MEM-32, docs/domain.md DR-3.3, DR-3.4.
 */
export async function readAllowance(db: Kysely<Schema>, { accountId, currency, zone, now }: Asked) {
  const limits = withdrawalLimits(currency, await vipLevelOf(db, accountId));
  const requirements = await readRequirements(db, { accountId, currency });
  const { rows } = await sql<{ balanceMinor: bigint; todayMinor: bigint; todayRequests: bigint; heldMinor: bigint }>`
    select w.balance_minor as "balanceMinor", coalesce(asked.today, 0)::bigint as "todayMinor", asked.requests as "todayRequests",
      coalesce(asked.held, 0)::bigint as "heldMinor"
    from wallet w cross join lateral (
      select sum(amount_minor) filter (where state <> 'REJECTED' and asked_at >= ${startOfDay(dayOf(now, zone), zone)}) as today,
        count(*) filter (where state <> 'REJECTED' and asked_at >= ${startOfDay(dayOf(now, zone), zone)}) as requests,
        sum(amount_minor) filter (where ended_at is null) as held
      from withdrawal where account_id = ${accountId} and currency = ${currency}
    ) asked
    where w.account_id = ${accountId} and w.currency = ${currency}`.execute(db);
  const [read] = rows;
  if (!read) throw new Error(`Account ${accountId} has no wallet in ${currency}.`);
  const { balanceMinor, todayMinor, heldMinor } = read;
  const todayRequests = Number(read.todayRequests);
  const dayLeftMinor = todayMinor < limits.dayMostMinor ? limits.dayMostMinor - todayMinor : 0n;
  const { mostMinor: mostNowMinor, bound } = mostNow({
    balanceMinor,
    hasRequirement: requirements.length > 0,
    todayMinor,
    todayRequests,
    limits,
  });
  const requestsLeft = Math.max(limits.requestsADay - todayRequests, 0);
  return { limits, requirements, balanceMinor, heldMinor, dayLeftMinor, requestsLeft, mostNowMinor, bound };
}
