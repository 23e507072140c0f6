import { bindEmail } from '@site/api/security';
import { handle } from '../http/handle.ts';
import { bindContact } from './bindContact.ts';
import { readEmail } from './newContact.ts';

/** Binds an e-mail address to the member's account. Source: MEM-30. */
export default handle(bindEmail, async ({ input: { email, ...proof }, ...caller }) => {
  const { settings } = await caller.services.brands.of(caller.member.merchant);
  return bindContact(caller, { kind: 'email', contact: readEmail(email, settings, 'email'), ...proof });
});
