import { verifyAddress, type VerifyWay } from '@site/api/session';
import { isSameName } from '@site/rules/isSameName';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { redeemRecoveryCode, acceptTotpCode } from '../security/totp.ts';
import type { Services } from '../services.ts';
import { redeemCode } from '../verification/codes.ts';
import { countAttempt, readFailures } from './failures.ts';
import { openSession } from './openSession.ts';
import { TRIES } from './verification.ts';
import { hashOf } from './sessions.ts';

/**
 * Completes a log-in with a second factor, and marks the address as known. A ticket accepts five answers and is used once. Wrong
 * authenticator codes are counted by account too, because anyone with the password can get more tickets.
 *
 * Refuses: wrongCode with the attempts left; codeExpired for a used or expired ticket; tooMany.
 *
 * Source: SES-07.
 */
export default handle(verifyAddress, async ({ input, merchant, address, userAgent, origin, headers, now, services }) => {
  const { db } = services;
  const ticketHash = hashOf(input.ticket);
  const guessed = await db
    .selectFrom('verify_ticket')
    .where('token_hash', '=', ticketHash)
    .where(sql<boolean>`${input.way} = 'totp' and 'totp' = any(ways)`)
    .select('account_id')
    .executeTakeFirst();
  if (guessed) await claimGuess(db, { accountId: guessed.account_id, address, now });
  const ticket = await db
    .updateTable('verify_ticket')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .where('account_id', 'in', (eb) => eb.selectFrom('account').where('merchant', '=', merchant).select('account.id'))
    .returningAll()
    .executeTakeFirst();
  if (!ticket) return refuse('codeExpired');
  const { account_id: accountId } = ticket;
  const isShown = ticket.ways.includes(input.way) && (await answers(services, { ...input, merchant, accountId, now }));
  const triesLeft = TRIES - ticket.tries;
  if (!isShown) return triesLeft > 0 ? refuse('wrongCode', { triesLeft }) : refuse('codeExpired');
  const { numDeletedRows } = await db.deleteFrom('verify_ticket').where('token_hash', '=', ticketHash).executeTakeFirst();
  if (numDeletedRows !== 1n) return refuse('codeExpired');
  if (guessed) await db.deleteFrom('login_failure').where('key', '=', guessKey(accountId)).execute();
  const opened = await openSession(services, {
    accountId,
    browser: ticket.browser,
    address,
    userAgent,
    origin,
    headers,
    now,
    remember: ticket.remember,
    mustChangePassword: ticket.must_change_password,
    passwordExpired: ticket.password_expired,
  });
  return accept(opened.value, opened.headers);
});

const guessKey = (accountId: number) => `totp ${accountId}`;

async function claimGuess(db: Kysely<Schema>, { accountId, address, now }: { accountId: number; address: string; now: Date }) {
  const key = guessKey(accountId);
  const { waitS } = await readFailures(db, { key, address, now });
  if (waitS > 0 || !(await countAttempt(db, key, now))) throw new RefusalError('tooMany', { retryAfterS: Math.max(1, waitS) });
}

interface Answer {
  way: VerifyWay;
  answer: string;
  merchant: string;
  accountId: number;
  now: Date;
}

async function answers({ db, config }: Services, { way, answer, merchant, accountId, now }: Answer): Promise<boolean> {
  if (way === 'totp')
    return (
      (await acceptTotpCode({ db, config, accountId, code: answer, now })) || (await redeemRecoveryCode({ db, accountId, code: answer }))
    );
  const account = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['mobile', 'email', 'payee_name'])
    .executeTakeFirstOrThrow();
  if (way === 'payeeName') return account.payee_name !== null && isSameName(answer, account.payee_name);
  const recipient = account[way];
  return recipient !== null && (await redeemCode(db, { merchant, recipient, purpose: 'verify', code: answer }, now)) === 'right';
}
