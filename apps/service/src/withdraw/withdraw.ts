import { withdraw } from '@site/api/withdraw';
import type { WithdrawalBound } from '@site/rules/withdrawalLimits';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { requireDocument } from '../profile/requireDocument.ts';
import { isOwnersName } from '../security/isOwnersName.ts';
import { readAllowance } from './readAllowance.ts';
import { readWithdrawals } from './readWithdrawals.ts';
import { requireSecondFactor } from './requireSecondFactor.ts';
import { WITHDRAWALS_HOUSE } from './moveWithdrawals.ts';

const PPM = 1_000_000n;

/**
 * Asks for a withdrawal: the amount leaves the balance at once and is held until it is paid or rejected. Members who are frozen, on a break or
 * excluded may ask too.
 *
 * Source: MEM-04, docs/domain.md DR-3.4, DR-3.5.
 */
export default handle(withdraw, async ({ input, member, address, now, services }) => {
  const { db, brands, ledger, bus } = services;
  const { brand, settings } = await brands.of(member.merchant);
  const { zone } = brand;
  const accountId = member.id;
  const wanted = {
    accountId,
    transferId: input.transferId,
    bankAccountId: Number(input.bankAccountId),
    amountMinor: BigInt(input.amountMinor),
  };
  const answer = async (id: number) => {
    const [sent] = await readWithdrawals(db, { accountId, zone, id });
    if (!sent) throw new Error(`Withdrawal ${id} is missing.`);
    return accept(sent);
  };
  // A code of the authenticator is accepted once, so a repeat must not need another.
  const before = await findRepeat(db, wanted);
  if (before !== undefined) return answer(before);
  const { paymentPassword, totp } = input;
  await requireSecondFactor(services, { member, paymentPassword, totp, address, now });

  const id = await db.transaction().execute(async (tx) => {
    // Requests of one member come one after another, so that limits hold and a balance is withdrawn once.
    await tx.selectFrom('account').where('id', '=', accountId).select('id').forNoKeyUpdate().execute();
    const repeated = await findRepeat(tx, wanted);
    if (repeated !== undefined) return repeated;
    await requireUsable(tx, { ...wanted, now });
    const { currency } = member;
    const { limits, mostNowMinor, bound } = await readAllowance(tx, { accountId, currency, zone, now });
    const { amountMinor } = wanted;
    if (amountMinor < limits.leastMinor) throw new RefusalError('invalidInput', { field: 'amountMinor', rule: 'least' });
    if (amountMinor > limits.mostMinor) throw new RefusalError('invalidInput', { field: 'amountMinor', rule: 'most' });
    if (amountMinor > mostNowMinor) throw refusalOf[bound]();
    await requireDocument(tx, { accountId, currency, way: 'withdrawal', amountMinor, settings, now });
    const { id: made } = await tx
      .insertInto('withdrawal')
      .values({
        account_id: accountId,
        transfer_id: wanted.transferId,
        bank_account_id: wanted.bankAccountId,
        currency,
        amount_minor: amountMinor,
        fee_minor: (amountMinor * BigInt(settings.withdrawalFeePpm)) / PPM,
        state: 'SUBMITTED',
        asked_at: now,
        ended_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('withdrawal_event')
      .values({ account_id: accountId, withdrawal_id: made, place: 0, state: 'SUBMITTED', part: null, operator_id: null, at: now })
      .execute();
    const counterId = await houseAccountOf(tx, WITHDRAWALS_HOUSE);
    const held = { accountId, counterId, idempotencyKey: `withdrawal:${made}`, kind: 'WITHDRAW_HOLD', currency } as const;
    const posted = await ledger.post(tx, [{ ...held, amountMinor: -amountMinor, cause: { withdrawal: made } }]);
    if (posted === 'insufficient') throw new RefusalError('insufficientFunds');
    if (posted === 'duplicateMismatch') throw new Error(`Withdrawal ${made} was held before.`);
    return made;
  });
  bus.publish([accountId]);
  return answer(id);
});

const refusalOf = {
  requirement: () => new RefusalError('requirementOpen'),
  requests: () => new RefusalError('limitReached', { field: 'requests', rule: 'day' }),
  day: () => new RefusalError('limitReached', { field: 'amountMinor', rule: 'day' }),
  request: () => new RefusalError('invalidInput', { field: 'amountMinor', rule: 'most' }),
  balance: () => new RefusalError('insufficientFunds'),
  least: () => new RefusalError('insufficientFunds'),
} satisfies Record<WithdrawalBound, () => RefusalError>;

interface Wanted {
  accountId: number;
  transferId: string;
  bankAccountId: number;
  amountMinor: bigint;
}

/** Returns the id of the withdrawal that was asked for with the same key. Refuses one that differs. */
async function findRepeat(db: Kysely<Schema>, { accountId, transferId, bankAccountId, amountMinor }: Wanted): Promise<number | undefined> {
  const known = await db
    .selectFrom('withdrawal')
    .where('account_id', '=', accountId)
    .where('transfer_id', '=', transferId)
    .select(['id', 'bank_account_id', 'amount_minor'])
    .executeTakeFirst();
  if (known && (known.bank_account_id !== bankAccountId || known.amount_minor !== amountMinor)) throw new RefusalError('duplicateMismatch');
  return known?.id;
}

/** Refuses a bank account that is not the member's own, is in another name, or was added less than a day ago. */
async function requireUsable(tx: Transaction<Schema>, { accountId, bankAccountId, now }: Wanted & { now: Date }): Promise<void> {
  const found = await tx
    .selectFrom('bank_account as bank')
    .innerJoin('account as owner', 'owner.id', 'account_id')
    .where('bank.id', '=', bankAccountId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .select(['usable_from', 'bank.payee_name as payee', 'owner.payee_name as owner'])
    .executeTakeFirst();
  const rule = !found ? 'own' : !isOwnersName(found.payee, found.owner) ? 'name' : found.usable_from > now ? 'usable' : undefined;
  if (rule) throw new RefusalError('invalidInput', { field: 'bankAccountId', rule });
}
