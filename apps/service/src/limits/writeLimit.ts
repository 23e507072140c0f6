import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { lockWalletsOf } from '../ledger/lockWallets.ts';
import { limitWindow } from './limitWindow.ts';
import { readPlayedMs } from './readPlayedMs.ts';

export type LimitKey = Pick<Schema['limit_raise'], 'account_id' | 'currency' | 'kind' | 'period' | 'game_type'>;

interface Written {
  key: LimitKey;
  amount: bigint;
  zone: string;
  now: Date;
}

/** Selects rows of a limit. */
export const ofLimit = ({ account_id, currency, kind, period, game_type }: LimitKey) =>
  sql<boolean>`account_id = ${account_id} and currency = ${currency} and kind = ${kind} and period = ${period} and game_type = ${game_type}`;

/**
 * Writes a limit that holds from now on. A new one counts what the calendar's period has seen before it. The caller has locked the account.
 *
 * Source: RES-01, docs/domain.md DR-23.4.
 */
export async function writeLimit(tx: Transaction<Schema>, { key, amount, zone, now }: Written): Promise<void> {
  const changed = await tx.updateTable('play_limit').set({ amount_minor: amount }).where(ofLimit(key)).returning('kind').executeTakeFirst();
  if (changed) return;
  const { from } = limitWindow(key.period, zone, now);
  // Stakes that are taken meanwhile wait until the limit stands.
  if (key.currency) await lockWalletsOf(tx, [key.account_id], [key.currency]);
  const used_minor = await usedSince(tx, key, from, now);
  await tx
    .insertInto('play_limit')
    .values({ ...key, amount_minor: amount, used_minor, period_start: from, zone })
    .execute();
}

async function usedSince(tx: Transaction<Schema>, key: LimitKey, from: Date, now: Date): Promise<bigint> {
  if (key.kind === 'deposit') return 0n;
  if (key.kind === 'session') return BigInt(await readPlayedMs(tx, { accountId: key.account_id, from, to: now }));
  const { used } = await tx
    .selectFrom('bet')
    .where('account_id', '=', key.account_id)
    .where('currency', '=', key.currency)
    .where('placed_at', '>=', from)
    .$if(key.game_type !== '', (bets) => bets.where('game_type', '=', key.game_type))
    .select(
      key.kind === 'stake'
        ? sql<bigint>`coalesce(sum(stake_minor), 0)::bigint`.as('used')
        : sql<bigint>`coalesce(sum(stake_minor - payout_minor), 0)::bigint`.as('used'),
    )
    .executeTakeFirstOrThrow();
  return used;
}
