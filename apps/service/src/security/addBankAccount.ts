import { createHmac } from 'node:crypto';
import { addBankAccount } from '@site/api/security';
import { latinDigits } from '@site/money/latinDigits';
import { fieldFault } from '@site/rules/registration';
import { sql } from 'kysely';
import { accept, handle, refuse } from '../http/handle.ts';
import { rulesOf } from '../registration/rulesOf.ts';
import { asSent } from './bankAccountRow.ts';
import { isOwnersName } from './isOwnersName.ts';
import { notifyOwner } from './notifyOwner.ts';
import { requirePaymentPassword } from './requirePaymentPassword.ts';
import { sealAtRest } from './sealAtRest.ts';

const MAX_ACCOUNTS = 5;
const WAIT_MS = 24 * 60 * 60_000;

/**
 * Adds a bank account in the name of the account's owner, and notifies the owner. An account without a name takes that of its first bank account.
 *
 * Source: MEM-28, docs/domain.md DR-3.4.
 */
export default handle(addBankAccount, async ({ input, member, address, now, services }) => {
  const { db, brands, config } = services;
  const { bank, paymentPassword } = input;
  const payeeName = input.payeeName.replaceAll(/\s+/g, ' ');
  // As the bank writes it, without spaces and hyphens.
  const accountNumber = latinDigits(input.accountNumber).replaceAll(/[\s-]/g, '').toUpperCase();
  const { settings } = await brands.of(member.merchant);
  if (!settings.banks.includes(bank)) return refuse('invalidInput', { field: 'bank', rule: 'one of the list' });
  if (!/^[A-Z0-9]{4,34}$/.test(accountNumber)) return refuse('invalidInput', { field: 'accountNumber', rule: 'pattern' });
  const fault = fieldFault(payeeName, { ...rulesOf(settings).payeeName, required: true });
  if (fault) return refuse('invalidInput', { field: 'payeeName', rule: fault });
  await requirePaymentPassword(services, { accountId: member.id, paymentPassword, address, now });
  const added = await db.transaction().execute(async (tx) => {
    // Two tabs that add at once wait for each other here.
    const owner = tx.selectFrom('account').where('id', '=', member.id).select('payee_name').forUpdate();
    const { payee_name } = await owner.executeTakeFirstOrThrow();
    if (payee_name !== null && !isOwnersName(payeeName, payee_name)) return 'otherName';
    const { count } = await tx
      .selectFrom('bank_account')
      .where('account_id', '=', member.id)
      .where('removed_at', 'is', null)
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= MAX_ACCOUNTS) return 'limitReached';
    if (payee_name === null) await tx.updateTable('account').set({ payee_name: payeeName }).where('id', '=', member.id).execute();
    const row = await tx
      .insertInto('bank_account')
      .values({
        account_id: member.id,
        bank,
        number_sealed: sealAtRest(config, 'bank account', Buffer.from(accountNumber)),
        number_hash: createHmac('sha256', config.dataSecret).update(`${bank} ${accountNumber}`).digest(),
        ending: accountNumber.slice(-4),
        payee_name: payee_name ?? payeeName,
        added_at: now,
        usable_from: new Date(now.getTime() + WAIT_MS),
      })
      .onConflict((known) =>
        known
          .columns(['account_id', 'number_hash'])
          .where(sql<boolean>`removed_at is null`)
          .doNothing(),
      )
      .returning(['id', 'bank', 'ending', 'payee_name', 'usable_from'])
      .executeTakeFirst();
    return row ?? 'conflict';
  });
  if (added === 'otherName') return refuse('invalidInput', { field: 'payeeName', rule: 'different' });
  if (typeof added === 'string') return refuse(added);
  notifyOwner(services, { accountId: member.id, change: 'bankAccount' });
  return accept(asSent(added));
});
