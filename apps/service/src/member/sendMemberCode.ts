import { sendMemberCode } from '@site/api/member';
import { accept, handle, refuse } from '../http/handle.ts';
import { sendCode } from '../verification/sendCode.ts';
import { requireQuota } from '../verification/requireQuota.ts';

/** Sends a code to the member's own number or address, to confirm a change. Source: REG-07. */
export default handle(sendMemberCode, async ({ input, member, address, language, now, services }) => {
  const { merchant } = member;
  const { mobile, email } = await services.db
    .selectFrom('account')
    .where('id', '=', member.id)
    .select(['mobile', 'email'])
    .executeTakeFirstOrThrow();
  const recipient = input.way === 'sms' ? mobile : email;
  if (!recipient) return refuse('notFound');
  const wait = await requireQuota(services, { merchant, recipient, address, now });
  await sendCode(services, { merchant, recipient, purpose: input.purpose, language, now });
  return accept(wait);
});
