import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type LimitKey, writeLimit } from '../limits/writeLimit.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Limits of player01: amounts in minor units, time in milliseconds. They leave room to play. */
const limits = [
  { kind: 'deposit', period: 'week', amount: 500_000n },
  { kind: 'loss', period: 'month', amount: 5_000_000n },
  { kind: 'session', period: 'day', amount: BigInt(8 * HOUR_MS) },
] as const;

/** Writes limits of player01, one of which waits to be raised, and the time of excluded01's exclusion. After the bets, which the limits count. */
export async function writeLimits(tx: Transaction<Schema>, now: Date): Promise<void> {
  const accounts = await tx
    .selectFrom('account')
    .innerJoin('brand', 'brand.merchant', 'account.merchant')
    .where('username', 'in', ['player01', 'excluded01'])
    .where('account.merchant', '=', 'marquee')
    .select(['id', 'username', 'currency', 'account.created_at', sql<string>`brand.config ->> 'zone'`.as('zone')])
    .execute();
  const player = accounts.find(({ username }) => username === 'player01');
  const excluded = accounts.find(({ username }) => username === 'excluded01');
  if (player)
    for (const { kind, period, amount } of limits) {
      const key: LimitKey = { account_id: player.id, currency: kind === 'session' ? '' : player.currency, kind, period, game_type: '' };
      // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
      await writeLimit(tx, { key, amount, zone: player.zone, now });
      if (kind !== 'deposit') continue;
      const effective_at = new Date(now.getTime() + 20 * HOUR_MS);
      const lapses_at = new Date(effective_at.getTime() + 7 * DAY_MS);
      const raise = { amount: 800_000n, asked_at: new Date(now.getTime() - 4 * HOUR_MS), effective_at, lapses_at };
      // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
      await tx
        .insertInto('limit_raise')
        .values({ ...key, ...raise })
        .execute();
    }
  if (excluded)
    await tx
      .insertInto('exclusion')
      .values({
        account_id: excluded.id,
        kind: 'self',
        from_at: excluded.created_at,
        until_at: new Date(now.getTime() + 300 * DAY_MS),
        ended_at: null,
      })
      .execute();
}
