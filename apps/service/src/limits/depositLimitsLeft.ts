import type { LimitPeriod } from '@site/api/safer';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { depositedSince } from './depositedSince.ts';
import { limitWindow } from './limitWindow.ts';

export interface DepositLimit {
  period: LimitPeriod;
  amountMinor: bigint;
  leftMinor: bigint;
  resetsAt: Date;
}

interface Asked {
  accountId: number;
  currency: string;
  now: Date;
}

/**
 * Returns what each deposit limit of a wallet has left: money that has arrived in its period counts, and what deposits still wait for.
 *
 * Source: RES-01, docs/domain.md DR-23.2.
 */
export async function depositLimitsLeft(db: Kysely<Schema>, { accountId, currency, now }: Asked): Promise<DepositLimit[]> {
  const limits = await db
    .selectFrom('play_limit')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('kind', '=', 'deposit')
    .select(['period', 'amount_minor', 'zone'])
    .execute();
  if (limits.length === 0) return [];
  const left = async ({ period, amount_minor, zone }: (typeof limits)[number]): Promise<DepositLimit> => {
    const { from, resetsAt } = limitWindow(period, zone, now);
    const used = await depositedSince(db, { accountId, currency, from, now });
    return { period, amountMinor: amount_minor, leftMinor: used < amount_minor ? amount_minor - used : 0n, resetsAt };
  };
  const all: DepositLimit[] = [];
  // One after another: a transaction has one connection.
  for (const period of ['day', 'week', 'month']) for (const limit of limits) if (limit.period === period) all.push(await left(limit));
  return all;
}
