import { creditsIn } from '@site/rules/credits';
import { dayOf, startOfDay } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { readRequirements, withdrawableOf } from '../requirements/readRequirements.ts';

interface Asked {
  accountId: number;
  currency: string;
  /** The brand's time zone: a day begins at its midnight. */
  zone: string;
  now: Date;
}

/** Reads what a member may send to the upline or to downlines now. Source: MEM-05, docs/domain.md DR-10.4. */
export async function readTransferAllowance(db: Kysely<Schema>, { accountId, currency, zone, now }: Asked) {
  const { balance_minor: balanceMinor } = await db
    .selectFrom('wallet')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .select('balance_minor')
    .executeTakeFirstOrThrow();
  const { sent } = await db
    .selectFrom('transfer')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('kind', 'in', ['UP_TRANSFER', 'DOWN_TRANSFER'])
    .where('at', '>=', startOfDay(dayOf(now, zone), zone))
    .select(sql<bigint>`coalesce(-sum(amount_minor), 0)::bigint`.as('sent'))
    .executeTakeFirstOrThrow();
  const requirements = await readRequirements(db, { accountId, currency });
  const leastMinor = creditsIn(currency, 10n);
  const dayMostMinor = creditsIn(currency, 10_000n);
  const dayLeftMinor = sent < dayMostMinor ? dayMostMinor - sent : 0n;
  const freeMinor = withdrawableOf(balanceMinor, requirements);
  const mostMinor = freeMinor < dayLeftMinor ? freeMinor : dayLeftMinor;
  return {
    balanceMinor,
    leastMinor,
    dayMostMinor,
    dayLeftMinor,
    mostNowMinor: mostMinor < leastMinor ? 0n : mostMinor,
    hasRequirement: requirements.length > 0,
  };
}
