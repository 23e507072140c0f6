import type { OutputOf } from '@site/api/call';
import type { realityCheck } from '@site/api/limits';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { readTimeLimit } from './readTimeLimit.ts';

/** Minutes between two reality checks of members who have not chosen. */
export const DEFAULT_MINUTES = 60;

interface Asked {
  accountId: number;
  currency: string;
  sessionHash: Buffer;
  now: Date;
}

/**
 * Reads what a session has cost so far, and when its next reality check is due: the chosen minutes after the log-in, or after the last answer.
 *
 * Source: RES-02, docs/domain.md DR-23.5.
 */
export async function readRealityCheck(
  db: Kysely<Schema>,
  { accountId, currency, sessionHash, now }: Asked,
): Promise<OutputOf<typeof realityCheck>> {
  const { created_at: since, checked_at } = await db
    .selectFrom('session')
    .where('token_hash', '=', sessionHash)
    .select(['created_at', 'checked_at'])
    .executeTakeFirstOrThrow();
  const chosen = await db.selectFrom('reality_check').where('account_id', '=', accountId).select('minutes').executeTakeFirst();
  const minutes = chosen?.minutes ?? DEFAULT_MINUTES;
  const dueAt = (checked_at ?? since).getTime() + minutes * 60_000;
  const { staked, won } = await db
    .selectFrom('bet')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('placed_at', '>=', since)
    .select([
      sql<bigint>`coalesce(sum(stake_minor), 0)::bigint`.as('staked'),
      sql<bigint>`coalesce(sum(payout_minor), 0)::bigint`.as('won'),
    ])
    .executeTakeFirstOrThrow();
  const { deposits } = await db
    .selectFrom('deposit')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .where('received_at', '>=', since)
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('deposits'))
    .executeTakeFirstOrThrow();
  return {
    minutes,
    since: since.getTime(),
    dueAt,
    isDue: dueAt <= now.getTime(),
    currency,
    stakedMinor: String(staked),
    wonMinor: String(won),
    netMinor: String(won - staked),
    depositsMinor: String(deposits),
    timeLimit: await readTimeLimit(db, { accountId, now }),
  };
}
