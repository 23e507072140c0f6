import { sendMemberCode } from '@site/api/member';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { readEmail, readMobile } from '../security/newContact.ts';
import { sendCode } from '../verification/sendCode.ts';
import { requireQuota } from '../verification/requireQuota.ts';

/** Sends a code to the member's own number or address, or to one that is to be bound. Source: REG-07, MEM-30. */
export default handle(sendMemberCode, async ({ input, member, address, language, now, services }) => {
  const { merchant } = member;
  const { mobile, email } = await services.db
    .selectFrom('account')
    .where('id', '=', member.id)
    .select(['mobile', 'email'])
    .executeTakeFirstOrThrow();
  const recipient = (await newContact()) ?? (input.way === 'sms' ? mobile : email);
  if (!recipient) return refuse('notFound');
  const wait = await requireQuota(services, { merchant, recipient, address, now });
  await sendCode(services, { merchant, recipient, purpose: input.purpose, language, now });
  return accept(wait);

  /** Returns the contact that is to be bound; undefined for the account's own. */
  async function newContact(): Promise<string | undefined> {
    const { way, purpose, recipient: typed, countryDialingCode = '' } = input;
    if (typed === undefined) return undefined;
    if (purpose === 'mobile' && way === 'sms') return readMobile(typed, countryDialingCode, 'recipient');
    if (purpose === 'email' && way === 'email') return readEmail(typed, (await services.brands.of(merchant)).settings, 'recipient');
    throw new RefusalError('invalidInput', { field: 'recipient', rule: 'of its purpose' });
  }
});
