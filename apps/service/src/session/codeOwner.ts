import { codeOwner } from '@site/api/session';
import { accept, handle, refuse } from '../handle.ts';
import { findArrival } from './findArrival.ts';

/**
 * Names the account that `exchangeCode` would log in, and uses nothing up: a page asks before it puts one account in place of another.
 *
 * Refuses: codeExpired as `exchangeCode` does.
 *
 * Source: SYS-05.
 */
export default handle(codeOwner, async ({ input, merchant, now, services: { db } }) => {
  const found = await findArrival(db, { ...input, merchant, now });
  return found ? accept({ account: found.username }) : refuse('codeExpired');
});
