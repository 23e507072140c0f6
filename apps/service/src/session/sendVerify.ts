import { sendVerify } from '@site/api/session';
import { maskContact } from '@site/rules/maskContact';
import { accept, handle, refuse } from '../handle.ts';
import { sendCode } from '../verification/sendCode.ts';
import { withinQuota } from '../verification/withinQuota.ts';
import { hashOf } from './sessions.ts';
import { TRIES } from './verification.ts';

/** Sends a code to where the account of a ticket is reached, and says where without saying all of it. Source: SES-07, DR-17. */
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
  const wait = await withinQuota(services, { merchant, recipient, address, now });
  services.behind(sendCode(services, { merchant, recipient, purpose: 'verify', language: account.language, now }));
  return accept({ ...wait, sentTo: maskContact(recipient) });
});
