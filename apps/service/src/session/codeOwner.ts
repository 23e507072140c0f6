import { codeOwner } from '@site/api/session';
import { accept, handle, refuse } from '../http/handle.ts';
import { findLinkCredential } from './findLinkCredential.ts';

/**
 * Returns the account that `exchangeCode` would log in, without using the code: a page asks before it replaces an account.
 *
 * Refuses: codeExpired as `exchangeCode` does.
 *
 * Source: SYS-05.
 */
export default handle(codeOwner, async ({ input, merchant, now, services: { db } }) => {
  const found = await findLinkCredential(db, { ...input, merchant, now });
  return found ? accept({ account: found.username }) : refuse('codeExpired');
});
