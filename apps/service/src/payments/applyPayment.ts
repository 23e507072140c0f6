import type { PaymentCallback } from '@site/api/payments';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { creditDeposit } from '../deposits/creditDeposit.ts';
import type { Ledger } from '../ledger/Ledger.ts';

/** Why a payment is not applied. */
export type PaymentRefusal = 'ORDER_NOT_FOUND' | 'DUPLICATE_MISMATCH' | 'INVALID_INPUT';

/** Ends the transaction, so that nothing of a refused payment is written. */
export class RefusedPayment extends Error {
  readonly code: PaymentRefusal;

  constructor(code: PaymentRefusal) {
    super(code);
    this.code = code;
  }
}

interface Reported extends PaymentCallback {
  provider: string;
  ledger: Ledger;
  now: Date;
}

/**
 * Applies what a provider has reported, once by its id of the payment, in the caller's transaction. What is paid is credited whatever the state
 * of the order: short, twice, or after it has expired. A refusal ends an order that nothing was paid for. Returns whose order it is.
 *
 * Throws `RefusedPayment`: for a known id with other content, an unknown order, another currency, and a payment of nothing.
 *
 * Source: MEM-24, docs/domain.md DR-3.6.
 */
export async function applyPayment(tx: Transaction<Schema>, reported: Reported): Promise<{ accountId: number; isNew: boolean }> {
  const { provider, txId, orderId, status, currency, ledger, now } = reported;
  const amountMinor = BigInt(reported.amountMinor);
  const { accountId, requestId } = readOrderId(orderId);
  if ((status === 'paid') !== amountMinor > 0n) throw new RefusedPayment('INVALID_INPUT');
  const order = tx.selectFrom('deposit_request').where('account_id', '=', accountId).where('id', '=', requestId).selectAll();
  // Reports of one order wait for each other here.
  const request = await order.where('provider', '=', provider).forUpdate().executeTakeFirst();
  if (!request) throw new RefusedPayment('ORDER_NOT_FOUND');
  if (request.currency !== currency) throw new RefusedPayment('INVALID_INPUT');

  const content = { account_id: accountId, request_id: requestId, status, currency, amount_minor: amountMinor };
  const fresh = await tx
    .insertInto('payment')
    .values({ provider, tx_id: txId, ...content, received_at: now })
    .onConflict((known) => known.doNothing())
    .returning('tx_id')
    .executeTakeFirst();
  if (!fresh) {
    const known = await tx
      .selectFrom('payment')
      .where('provider', '=', provider)
      .where('tx_id', '=', txId)
      .selectAll()
      .executeTakeFirstOrThrow();
    const isSame = (Object.keys(content) as (keyof typeof content)[]).every((name) => known[name] === content[name]);
    if (!isSame) throw new RefusedPayment('DUPLICATE_MISMATCH');
    return { accountId, isNew: false };
  }
  if (status === 'paid') await creditDeposit(tx, { request, source: provider, reference: txId, amountMinor, ledger, now });
  else if (request.state === 'pending')
    await tx
      .updateTable('deposit_request')
      .set({ state: 'refused', ended_at: now })
      .where('account_id', '=', accountId)
      .where('id', '=', requestId)
      .execute();
  return { accountId, isNew: true };
}

/** Returns the id of a deposit at its provider: unique among all accounts. */
export const orderIdOf = (accountId: number, requestId: string): string => `${accountId}-${requestId}`;

function readOrderId(orderId: string): { accountId: number; requestId: string } {
  const [, account, requestId = ''] = /^(\d+)-([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/.exec(orderId) ?? [];
  if (!account) throw new RefusedPayment('ORDER_NOT_FOUND');
  return { accountId: Number(account), requestId };
}
