import { operatorLogin } from '@site/api/operator';
import { accept, handle, refuse } from '../http/handle.ts';
import { acceptTotpCode, redeemRecoveryCode } from '../security/totp.ts';
import { forgetFailures } from '../session/failures.ts';
import { rememberNetwork } from '../session/knownNetworks.ts';
import { recordLogin } from '../session/recordLogin.ts';
import { tryPassword } from '../session/tryPassword.ts';
import { logAct } from './logAct.ts';
import { operatorValueOf } from './operatorValueOf.ts';
import { startOperatorSession } from './operatorSessions.ts';

/**
 * Starts the session of an operator. Failures count and wait as those of the site's log-in. A recovery code takes the place of the
 * authenticator's once. A code that is missing or wrong counts as a failure too, so that nobody can try them all.
 *
 * Refuses: wrongCredentials, wrongCode, forbidden for a member; captchaRequired, tooMany and verificationRequired after failures.
 *
 * Source: OPR-01, SES-03.
 */
export default handle(
  operatorLogin,
  async (request) => {
    const { input, address, userAgent, merchant, now, services } = request;
    const { db, config } = services;
    const tried = await tryPassword({ ...request, input: { ...input, type: 'username', remember: false, area: 'site' } });
    if (tried.outcome !== 'right') return tried.outcome;
    const { id, desk_role, state, secret } = await db
      .selectFrom('account')
      .leftJoin('totp', (join) => join.onRef('totp.account_id', '=', 'account.id').on('totp.confirmed_at', 'is not', null))
      .where('account.id', '=', tried.account.id)
      .select(['account.id', 'desk_role', 'state', 'totp.account_id as secret'])
      .executeTakeFirstOrThrow();
    if (tried.account.role !== 'operator' || !desk_role || state !== 'active') return refuse('forbidden');
    const factor = { db, config, accountId: id, code: input.totp ?? '', now };
    if (secret !== null && !(await acceptTotpCode(factor)) && !(await redeemRecoveryCode(factor))) return refuse('wrongCode');
    const token = await db.transaction().execute(async (tx) => {
      const opened = await startOperatorSession(tx, { accountId: id, address, userAgent, now });
      await recordLogin(tx, { accountId: id, address, userAgent, now, result: 'loggedIn' }).execute();
      await rememberNetwork(tx, { accountId: id, address, now }).execute();
      await forgetFailures(tx, id).execute();
      await logAct(tx, { merchant, operatorId: id, address, now, act: 'logIn' });
      return opened;
    });
    return accept({ token, operator: await operatorValueOf(services, { id, role: desk_role }) });
  },
  { admit: (_input, { passwords }) => passwords.refuseWhenBusy() },
);
