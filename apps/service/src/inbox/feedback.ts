import { feedback } from '@site/api/inbox';
import { isTrial } from '@site/rules/account';
import { redeemBotCheck } from '../captcha/redeemBotCheck.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { openFeedback } from './openFeedback.ts';

/**
 * Opens a ticket for customer service. A trial account counts as a visitor: nobody finds its answers again.
 *
 * Refuses: botCheckFailed without a solved bot check of a visitor.
 *
 * Source: MEM-09, REG-10.
 */
export default handle(feedback, async ({ input, member, merchant, language, now, services }) => {
  const { type, content, uploads = [], contact, altcha } = input;
  const opened = { merchant, language, type, content, uploads, now };
  if (member && !isTrial(member)) {
    const sender = { accountId: member.id };
    const id = await services.db.transaction().execute((tx) => openFeedback(tx, { ...opened, sender }));
    return accept({ id });
  }
  if (contact === undefined) return refuse('invalidInput', { field: 'contact', rule: 'required' });
  if (uploads.length > 0) return refuse('invalidInput', { field: 'uploads', rule: 'members only' });
  if (!(await redeemBotCheck(services, altcha, now))) return refuse('botCheckFailed');
  const id = await services.db.transaction().execute((tx) => openFeedback(tx, { ...opened, sender: { contact } }));
  return accept({ id });
});
