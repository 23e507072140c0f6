import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { depositLimitsLeft } from './depositLimitsLeft.ts';

interface Wanted {
  accountId: number;
  currency: string;
  amountMinor: bigint;
  now: Date;
}

/**
 * Refuses a deposit that its member may not make: frozen, excluded, coolingOff; limitReached with the period of the limit as `rule`. Locks the
 * account, so that deposits of one member are judged one after another. Call it before the deposit is written.
 *
 * Source: RES-01, RES-02, docs/domain.md DR-23.2.
 */
export async function checkDeposit(tx: Transaction<Schema>, { accountId, currency, amountMinor, now }: Wanted): Promise<void> {
  const { state } = await tx.selectFrom('account').where('id', '=', accountId).select('state').forNoKeyUpdate().executeTakeFirstOrThrow();
  if (state !== 'active') throw new RefusalError(state);
  const limits = await depositLimitsLeft(tx, { accountId, currency, now });
  const reached = limits.find(({ leftMinor }) => leftMinor < amountMinor);
  if (reached) throw new RefusalError('limitReached', { field: 'amountMinor', rule: reached.period });
}
