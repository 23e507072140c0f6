import { checkAffiliate } from '@site/api/registration';
import { accept, handle, refuse } from '../http/handle.ts';
import { findInviter } from './findInviter.ts';

/** Returns whether an account may refer new members with this code, on this host. Source: REG-06, AGT-04. */
export default handle(checkAffiliate, async ({ input, merchant, now, services: { db } }) => {
  const found = await findInviter(db, { merchant, now, ...input });
  return 'fault' in found ? refuse('invitationCode', { field: 'code', rule: found.fault }) : accept(null);
});
