import type { VerifyWay } from '@site/api/session';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { recordLogin } from './recordLogin.ts';
import { hashOf, newToken } from './sessions.ts';

const TICKET_MS = 600_000;
/** Number of answers that a ticket accepts. */
export const TRIES = 5;

interface Coming {
  accountId: number;
  address: string;
  userAgent: string;
  now: Date;
  browser?: Buffer | null;
  remember?: boolean;
  mustChangePassword: boolean;
  passwordExpired?: boolean;
  /** True to require it from accounts without an authenticator too. */
  isOn: boolean;
}

/**
 * Issues a ticket for a second factor, or returns undefined when none is required. Accounts with an authenticator always need its code.
 * Accounts without any contact cannot be asked.
 *
 * Source: SES-07, SES-24.
 */
export async function askToVerify(
  db: Kysely<Schema>,
  { accountId, address, userAgent, now, browser = null, remember = false, mustChangePassword, passwordExpired = false, isOn }: Coming,
): Promise<{ ticket: string; ways: VerifyWay[] } | undefined> {
  const account = await db
    .selectFrom('account')
    .leftJoin('totp', (join) => join.onRef('totp.account_id', '=', 'account.id').on('confirmed_at', 'is not', null))
    .where('account.id', '=', accountId)
    .select(['mobile', 'email', 'payee_name', 'confirmed_at'])
    .executeTakeFirstOrThrow();
  const given: [VerifyWay, unknown][] = [
    ['mobile', account.mobile],
    ['email', account.email],
    ['payeeName', account.payee_name],
  ];
  const ways: VerifyWay[] = account.confirmed_at ? ['totp'] : isOn ? given.flatMap(([way, value]) => (value ? [way] : [])) : [];
  if (ways.length === 0) return undefined;
  const ticket = newToken();
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('verify_ticket')
      .values({
        token_hash: hashOf(ticket),
        account_id: accountId,
        ways,
        remember,
        must_change_password: mustChangePassword,
        password_expired: passwordExpired,
        browser,
        expires_at: new Date(now.getTime() + TICKET_MS),
      })
      .execute();
    await recordLogin(tx, { accountId, address, userAgent, now, result: account.confirmed_at ? 'codeAsked' : 'unknownAddress' }).execute();
  });
  return { ticket, ways };
}
