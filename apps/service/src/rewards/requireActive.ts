import { isTrial } from '@site/rules/account';
import type { Member } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';

/** Refuses members who take no part in promotions: trial accounts, and those who are frozen, on a break or excluded. Source: MEM-10, RES-02. */
export function requireActive(member: Member): void {
  if (isTrial(member)) throw new RefusalError('needsRealAccount');
  if (member.state !== 'active') throw new RefusalError(member.state);
}
