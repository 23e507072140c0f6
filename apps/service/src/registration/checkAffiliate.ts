import { checkAffiliate } from '@site/api/registration';
import { accept, handle, refuse } from '../http/handle.ts';
import { findInviter } from './findInviter.ts';

/** Returns whether an account may refer new members with this code, on this host. Source: REG-06. */
export default handle(checkAffiliate, async ({ input, merchant, services: { db } }) =>
  (await findInviter(db, { merchant, ...input })) === undefined ? refuse('invitationCode') : accept(null),
);
