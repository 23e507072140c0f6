import { type Selectable, sql, type Transaction } from 'kysely';
import { termsOf } from '../content/readPromotions.ts';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import { claimOf } from './claimOf.ts';

interface Arrived {
  request: Pick<Selectable<Schema['deposit_request']>, 'account_id' | 'currency' | 'promotion_id'>;
  ledger: Ledger;
  now: Date;
}

/**
 * Grants the bonus of the promotion that a deposit was begun for, once, in the transaction that credits the deposit. Nothing is granted where the
 * promotion gives nothing for it any more: claimed already, over, or too little has arrived.
 *
 * Source: MEM-03, MEM-10, docs/domain.md DR-7.6.
 */
export async function grantForDeposit(tx: Transaction<Schema>, { request, ledger, now }: Arrived): Promise<void> {
  const { account_id: accountId, currency, promotion_id: id } = request;
  if (id === null) return;
  const row = await tx.selectFrom('promotion').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  const { zone } = await tx
    .selectFrom('brand')
    .where('merchant', '=', row.merchant)
    .select(sql<string>`config ->> 'zone'`.as('zone'))
    .executeTakeFirstOrThrow();
  try {
    await claimOf(tx, termsOf(row, now), { ledger, accountId, currency, zone, now });
  } catch (error) {
    // The deposit arrives whatever becomes of its bonus.
    if (!(error instanceof RefusalError)) throw error;
  }
}
