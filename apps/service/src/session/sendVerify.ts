import { sendVerify } from '@site/api/session';
import { maskContact } from '@site/rules/maskContact';
import { accept, handle, refuse } from '../http/handle.ts';
import { sendCode } from '../verification/sendCode.ts';
import { requireQuota } from '../verification/requireQuota.ts';
import { hashOf } from './sessions.ts';
import { TRIES } from './verification.ts';

/**
 * Sends a code to the account of a ticket, and returns the masked recipient.
 *
 * Source: SES-07, docs/domain.md DR-17.
 */
export default handle(sendVerify, async ({ input: { ticket, way }, merchant, address, now, services }) => {
  const account = await services.db
    .selectFrom('verify_ticket')
    .innerJoin('account', 'account.id', 'account_id')
    .where('token_hash', '=', hashOf(ticket))
    .where('merchant', '=', merchant)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .select(['ways', 'mobile', 'email', 'language'])
    .executeTakeFirst();
  const recipient = account?.ways.includes(way) && account[way];
  if (!account || !recipient) return refuse('codeExpired');
  const wait = await requireQuota(services, { merchant, recipient, address, now });
  services.behind(sendCode(services, { merchant, recipient, purpose: 'verify', language: account.language, now }));
  return accept({ ...wait, sentTo: maskContact(recipient) });
});
