import { setPaymentPassword } from '@site/api/security';
import { latinDigits } from '@site/money/latinDigits';
import { fieldFault, isEasyPin } from '@site/rules/registration';
import { accept, handle, type Request, refuse } from '../http/handle.ts';
import { rulesOf } from '../registration/rulesOf.ts';
import { redeemCode } from '../verification/codes.ts';
import { notifyOwner } from './notifyOwner.ts';
import { reauthenticate } from './reauthenticate.ts';
import { requirePaymentPassword } from './requirePaymentPassword.ts';

/**
 * Sets the first payment password, or another one, and notifies the owner.
 *
 * Source: MEM-27, docs/domain.md DR-17.
 */
export default handle(setPaymentPassword, async (request) => {
  const { input, member, services } = request;
  const chosen = latinDigits(input.newPaymentPassword);
  const { settings } = await services.brands.of(member.merchant);
  const fault = fieldFault(chosen, { ...rulesOf(settings).paymentPassword, required: true }) ?? (isEasyPin(chosen) ? 'tooEasy' : undefined);
  if (fault) return refuse('invalidInput', { field: 'newPaymentPassword', rule: fault });
  if (latinDigits(input.confirm) !== chosen) return refuse('invalidInput', { field: 'confirm', rule: 'different' });
  if (input.oldPaymentPassword !== undefined && latinDigits(input.oldPaymentPassword) === chosen)
    return refuse('invalidInput', { field: 'newPaymentPassword', rule: 'sameAsBefore' });
  const unproven = await unprovenOwner(request);
  if (unproven) return unproven;
  const turn = await services.passwords.takeTurn({ isProven: true });
  const payment_password_hash = await turn.hash(chosen);
  await services.db.updateTable('account').set({ payment_password_hash }).where('id', '=', member.id).execute();
  notifyOwner(services, { accountId: member.id, change: 'paymentPassword' });
  return accept(null);
});

/** Returns the refusal of somebody who has not shown that the account is theirs. */
async function unprovenOwner({ input, member, address, now, services }: Request<typeof setPaymentPassword>) {
  const { db } = services;
  const { payment_password_hash, mobile, email } = await db
    .selectFrom('account')
    .where('id', '=', member.id)
    .select(['payment_password_hash', 'mobile', 'email'])
    .executeTakeFirstOrThrow();
  const { oldPaymentPassword, password, way, verificationCode } = input;
  if (payment_password_hash !== null && oldPaymentPassword !== undefined) {
    await requirePaymentPassword(services, { accountId: member.id, paymentPassword: oldPaymentPassword, address, now });
    return undefined;
  }
  if (password === undefined)
    return refuse('invalidInput', { field: payment_password_hash === null ? 'password' : 'oldPaymentPassword', rule: 'required' });
  if (payment_password_hash !== null && verificationCode === undefined)
    return refuse('invalidInput', { field: 'verificationCode', rule: 'required' });
  if (!(await reauthenticate(services, { member, password, address, now }))) return refuse('wrongCredentials');
  if (payment_password_hash === null || verificationCode === undefined) return undefined;
  const recipient = (way === 'email' ? email : mobile) ?? '';
  const of = { merchant: member.merchant, recipient, purpose: 'paymentPassword' } as const;
  const answer = await redeemCode(db, { ...of, code: latinDigits(verificationCode) }, now);
  return answer === 'right' ? undefined : refuse(answer);
}
