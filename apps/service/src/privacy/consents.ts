import { consents } from '@site/api/privacy';
import { isTrial } from '@site/rules/account';
import { accept, handle, refuse } from '../http/handle.ts';
import { readConsents } from './readConsents.ts';

/** Tells by which ways a member may be advertised to. Source: MEM-26. */
export default handle(consents, async ({ member, services: { db } }) =>
  isTrial(member) ? refuse('needsRealAccount') : accept(await readConsents(db, member.id)),
);
