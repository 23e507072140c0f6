import type { BalanceValue } from '@site/api/wallet';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';
import { symbolOf } from '@site/money/currency';
import { bonusOf, readRequirements } from '../requirements/readRequirements.ts';

/**
 * Reads the balances of a member's wallets, the main currency first. `lockedMinor` is the sum of the stakes in open rounds, which the
 * balance no longer contains. `bonusMinor` is the part of the balance that belongs to open bonuses.
 */
export async function readBalances(db: Kysely<Schema>, { id, currency }: Pick<Member, 'id' | 'currency'>): Promise<BalanceValue[]> {
  const { rows } = await sql<{ currency: string; balance: bigint; seq: bigint; locked: bigint }>`
    /* prepared: wallet.read */
    select w.currency, w.balance_minor as balance, w.seq,
      (select coalesce(sum(stake_minor), 0)::bigint from bet b
        where b.account_id = w.account_id and b.currency = w.currency and b.status = 'open') as locked
    from wallet w where w.account_id = ${id}
    order by w.currency = ${currency} desc, w.currency`.execute(db);
  return Promise.all(
    rows.map(async (wallet) => ({
      balance: String(wallet.balance),
      currency: wallet.currency,
      currencySymbol: symbolOf(wallet.currency),
      lockedMinor: String(wallet.locked),
      bonusMinor: String(bonusOf(wallet.balance, await readRequirements(db, { accountId: id, currency: wallet.currency }))),
      asOf: Date.now(),
      seq: Number(wallet.seq),
    })),
  );
}
