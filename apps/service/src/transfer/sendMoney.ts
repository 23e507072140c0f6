import type { MemberTransfer } from '@site/api/transfer';
import { sql } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Member } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { clearRequirements } from '../requirements/clearRequirements.ts';
import { openRequirement } from '../requirements/openRequirement.ts';
import { requirePaymentPassword } from '../security/requirePaymentPassword.ts';
import type { Services } from '../services.ts';
import { readTransferAllowance } from './readTransferAllowance.ts';
import { readTransfers } from './readTransfers.ts';

interface Sending {
  member: Member;
  kind: MemberTransfer['kind'];
  /** Id of the receiver, an upline or a downline of the member. */
  receiverId: number;
  amountMinor: bigint;
  transferId: string;
  paymentPassword: string;
  address: string;
  now: Date;
}

/**
 * Sends money of a member to the upline or to a downline, once for each `transferId`. What a downline receives has to be played once; what an
 * upline receives need not be.
 *
 * Refuses: the state of a member who is not active; invalidInput with `to` where the receiver is not active or has another currency, and with
 * `amountMinor`; requirementOpen, limitReached, insufficientFunds, duplicateMismatch, and what `requirePaymentPassword` refuses.
 *
 * Source: MEM-05, docs/domain.md DR-3.1, DR-10.4.
 */
export async function sendMoney(services: Services, sending: Sending): Promise<MemberTransfer> {
  const { db, brands, ledger, bus } = services;
  const { member, kind, receiverId, amountMinor, transferId, paymentPassword, address, now } = sending;
  const { id: accountId, currency, merchant } = member;
  const { zone } = (await brands.of(merchant)).brand;
  await requirePaymentPassword(services, { accountId, paymentPassword, address, now });
  const idempotencyKey = `transfer:${transferId}`;
  const entry = { accountId, counterId: receiverId, idempotencyKey, kind, currency, amountMinor: -amountMinor };
  await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      // Transfers of one member come one after another, so that the limit of a day holds. The receiver's state stays what is judged.
      const accounts = await tx
        .selectFrom('account')
        .where('id', '=', sql<number>`any(${[accountId, receiverId]}::integer[])`)
        .orderBy('id')
        .select(['id', 'state', 'currency'])
        .forNoKeyUpdate()
        .execute();
      const known = tx.selectFrom('transfer').where('account_id', '=', accountId).where('idempotency_key', '=', idempotencyKey);
      if (!(await known.select('id').executeTakeFirst())) {
        const receiver = accounts.find(({ id }) => id === receiverId);
        if (receiver?.state !== 'active') throw new RefusalError('invalidInput', { field: 'to', rule: 'active' });
        if (receiver.currency !== currency) throw new RefusalError('invalidInput', { field: 'to', rule: 'currency' });
        requireAllowed(await readTransferAllowance(tx, { accountId, currency, zone, now }), amountMinor);
        if (kind === 'DOWN_TRANSFER') await clearRequirements(tx, [receiverId], now);
      }
      const posted = await ledger.post(tx, [entry]);
      if (posted === 'insufficient') throw new RefusalError('insufficientFunds');
      if (posted === 'duplicateMismatch') throw new RefusalError('duplicateMismatch');
      if (kind === 'DOWN_TRANSFER' && posted[0]?.isNew)
        await openRequirement(tx, {
          accountId: receiverId,
          // Keys are unique within an account, and several may send to one.
          idempotencyKey: `${idempotencyKey} of ${accountId}`,
          kind,
          counts: 'all',
          currency,
          grantedMinor: amountMinor,
          needMinor: amountMinor,
          now,
        });
    }),
  );
  bus.publish([accountId, receiverId]);
  const [sent] = await readTransfers(db, { accountId, currency, limit: 1, idempotencyKey });
  if (!sent) throw new Error(`The transfer ${transferId} is missing.`);
  return sent;
}

function requireAllowed(
  { leastMinor, dayLeftMinor, balanceMinor, hasRequirement }: Awaited<ReturnType<typeof readTransferAllowance>>,
  amountMinor: bigint,
): void {
  if (amountMinor < leastMinor) throw new RefusalError('invalidInput', { field: 'amountMinor', rule: 'least' });
  if (hasRequirement) throw new RefusalError('requirementOpen');
  if (amountMinor > dayLeftMinor) throw new RefusalError('limitReached', { field: 'amountMinor', rule: 'day' });
  if (amountMinor > balanceMinor) throw new RefusalError('insufficientFunds');
}
