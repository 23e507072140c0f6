import { forgetTotp } from '../security/totp.ts';
import { revokeAccess } from '../session/revokeAccess.ts';
import { defineProposal } from './defineProposal.ts';
import { actorOf, logAct } from './logAct.ts';

/** Resets the authenticator of a colleague, and ends the colleague's sessions. Source: OPR-01, OPR-07. */
export const authenticatorReset = defineProposal({
  act: 'manageColleagues',
  proposed: 'proposeAuthenticatorReset',
  rejected: 'rejectAuthenticatorReset',
  logged: ({ subject }) => ({ target: subject }),
  async carryOut(tx, approval, { accountId, subject, reason }) {
    if (accountId === null) return;
    await forgetTotp({ db: tx, accountId });
    await revokeAccess(tx, { accountId });
    await logAct(tx, { ...actorOf(approval), act: 'resetAuthenticator', target: subject, reason });
  },
});
