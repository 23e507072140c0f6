import type { Selectable, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import { grantForDeposit } from '../rewards/grantForDeposit.ts';
import { creditMember } from '../requirements/creditMember.ts';

interface Arrived {
  /** Locked by the caller. */
  request: Selectable<Schema['deposit_request']>;
  /** Who says that it has arrived. */
  source: string;
  /** Its id there: moves money once. */
  reference: string;
  amountMinor: bigint;
  ledger: Ledger;
  now: Date;
}

/**
 * Credits money that has arrived for a deposit, with its proof, its requirement, its bonus and a message, in the caller's transaction. Money that arrives
 * for a member who may not play need not be played.
 *
 * Source: MEM-03, MEM-24, docs/domain.md DR-3.1, DR-3.6.
 */
export async function creditDeposit(
  tx: Transaction<Schema>,
  { request, source, reference, amountMinor, ledger, now }: Arrived,
): Promise<void> {
  const { account_id: accountId, id, currency } = request;
  const { state } = await tx.selectFrom('account').where('id', '=', accountId).select('state').executeTakeFirstOrThrow();
  const idempotencyKey = `payment:${source}:${reference}`;
  await creditMember(tx, {
    ledger,
    accountId,
    currency,
    kind: 'DEPOSIT',
    amountMinor,
    idempotencyKey,
    house: 'house:deposit',
    multiple: state === 'active' ? 1 : 0,
    counts: 'all',
    cause: { deposit: id, method: request.method },
    now,
  });
  await tx
    .insertInto('deposit')
    .values({
      account_id: accountId,
      idempotency_key: idempotencyKey,
      source,
      reference,
      currency,
      amount_minor: amountMinor,
      received_at: now,
    })
    .execute();
  if (state === 'active') await grantForDeposit(tx, { request, ledger, now });
  const receivedMinor = request.received_minor + amountMinor;
  const isWhole = receivedMinor >= request.amount_minor;
  await tx
    .updateTable('deposit_request')
    .set({ received_minor: receivedMinor, state: isWhole ? 'paid' : 'short', ended_at: now, reason: '' })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
  const moneyOf = (minor: bigint) => ({ amountMinor: String(minor), currency });
  await sendMessage(
    tx,
    isWhole
      ? { accountId, kind: 'depositPaid', values: { amount: moneyOf(amountMinor) }, now }
      : { accountId, kind: 'depositShort', values: { amount: moneyOf(receivedMinor), asked: moneyOf(request.amount_minor) }, now },
  );
}
