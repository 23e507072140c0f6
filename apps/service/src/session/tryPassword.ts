import type { login } from '@site/api/session';
import { captchaHeader } from '@site/api/captchaHeader';
import { sql } from 'kysely';
import { redeemBotCheck } from '../captcha/redeemBotCheck.ts';
import { redeemCaptcha } from '../captcha/redeemCaptcha.ts';
import { type Request, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Services } from '../services.ts';
import {
  accountKeys,
  countAttempt,
  countAddressFailure,
  MAX_FAILURES,
  FAILURES_BEFORE_CAPTCHA,
  unknownNameKey,
  readFailures,
} from './failures.ts';
import { findByName, typedMobile } from './findByName.ts';
import { lookUpNetwork } from './knownNetworks.ts';
import { countInWindow, readWindows } from './rateWindow.ts';

/**
 * Verifies a password for an account, or for an unknown name. Obstacles are checked before the password; nothing reveals whether the
 * account exists.
 *
 * Source: SES-03, ERR-03.
 */
export async function tryPassword({ input, merchant, address, userAgent, headers, now, services }: Request<typeof login>) {
  const { db, brands, passwords } = services;
  if (!input.password) return { outcome: refuse('invalidInput', { field: 'password', rule: 'required' }) };
  // Others may have taken the turns since the request was admitted, and a captcha must not be used up in vain.
  passwords.refuseWhenBusy();
  const { settings } = await brands.of(merchant);
  const account = await findByName(db, { merchant, ...input });
  const ticket = headers[captchaHeader.toLowerCase()]?.toString();
  const network = await lookUpNetwork(db, { accountId: account?.id, address, now });
  const key = account
    ? accountKeys(account.id)[network.isKnown ? 'known' : 'stranger']
    : unknownNameKey(merchant, typedMobile(input) ?? input.username);
  const failuresKey = `failures ${merchant}`;

  const failures = await readFailures(db, { key, address, now });
  if (failures.ofAccount >= MAX_FAILURES) return { outcome: refuse('verificationRequired') };
  if (failures.waitS > 0) throw new RefusalError('tooMany', { retryAfterS: failures.waitS });
  const isUnusual = (await readWindows(db, failuresKey, now)) >= settings.loginFailuresAMinute;
  const wantsCaptcha = isUnusual || Math.max(failures.ofAccount, failures.ofAddress) >= FAILURES_BEFORE_CAPTCHA;
  if (wantsCaptcha && !(await redeemCaptcha(db, ticket, input.captcha, now)))
    return { outcome: refuse('captchaRequired', { captcha: true }) };
  if (settings.loginBotCheck && !(await redeemBotCheck(services, input.altcha, now))) return { outcome: refuse('botCheckFailed') };
  const turn = await passwords.takeTurn();
  if (!(await countAttempt(db, key, now))) throw new RefusalError('tooMany', { retryAfterS: 1 });

  const isRight = await turn.matches(account?.password_hash, input.password);
  if (isRight && account) {
    services.behind(renewHash(services, account, input.password));
    return { outcome: 'right', account, ...network } as const;
  }
  await db.transaction().execute(async (tx) => {
    await countAddressFailure(tx, address, now);
    await countInWindow(tx, failuresKey, now);
    // Attempts for unknown names run the same statement, because leaving it out would show in the time.
    await sql`
      insert into login_event (account_id, at, ip, user_agent, result)
      select id, ${now}, ${address}::inet, ${userAgent.slice(0, 400)}, 'wrongPassword' from account where id = ${account?.id ?? 0}`.execute(
      tx,
    );
  });
  const captcha = Math.max(failures.ofAccount, failures.ofAddress) + 1 >= FAILURES_BEFORE_CAPTCHA;
  return { outcome: refuse('wrongCredentials', { ...(captcha && { captcha }) }) };
}

/** Replaces a hash that has fewer passes than current ones. */
async function renewHash({ db, passwords }: Services, { id, password_hash: old }: { id: number; password_hash: string }, password: string) {
  const renewed = await passwords.renew(old, password);
  if (renewed === undefined) return;
  await db.updateTable('account').set({ password_hash: renewed }).where('id', '=', id).where('password_hash', '=', old).execute();
}
