import { login } from '@site/api/session';
import { isAgent } from '@site/rules/account';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle, refuse } from '../handle.ts';
import { memberInfoOf } from './memberInfoOf.ts';
import { startSession } from './sessions.ts';

/** So weak that whoever has it must choose another before anything else. Source: spec §4 "Log-in". */
const WEAK_PASSWORD = '123456';

/**
 * Starts a session.
 *
 * A wrong password and an unknown name are refused alike and take the same time. Whether the account may come in here is said
 * only to who knows its password.
 *
 * Refuses: wrongCredentials, notMember, notAgent; invalidInput for ways of logging in that are not on.
 *
 * Source: spec §3 "Log-in", SES-01, calls.md §3.
 */
export default handle(login, async ({ input, merchant, address, userAgent, now, services }) => {
  const { db, passwords } = services;
  if (input.type === 'sms' || input.type === 'firebase') return refuse('invalidInput', { field: 'type', rule: 'available' });

  const account = await findAccount(db, merchant, input);
  if (!(await passwords.matches(account?.password_hash, input.password)) || !account) return refuse('wrongCredentials');
  if (account.role !== 'member') return refuse('notMember');
  if (input.area === 'agent' && !isAgent(account)) return refuse('notAgent');

  const mustChangePassword = account.must_change_password || input.password === WEAK_PASSWORD;
  await db
    .updateTable('account')
    .set({ must_change_password: mustChangePassword, first_login_at: account.first_login_at ?? now })
    .where('id', '=', account.id)
    .execute();
  return accept({
    token: await startSession(db, { accountId: account.id, address, userAgent, now }),
    firstTimeLogin: account.first_login_at === null,
    passwordExpired: false,
    mustChangePassword,
    info: await memberInfoOf(services, account.id, now),
  });
});

function findAccount(
  db: Kysely<Schema>,
  merchant: string,
  { username, countryDialingCode }: { username: string; countryDialingCode?: string | undefined },
) {
  const mobile = countryDialingCode && /^\d+$/.test(username) && `+${countryDialingCode.replace('+', '')}${username.replace(/^0+/, '')}`;
  return db
    .selectFrom('account')
    .where('merchant', '=', merchant)
    .where((eb) => (mobile ? eb('mobile', '=', mobile) : eb(eb.fn('lower', ['username']), '=', username.toLowerCase())))
    .select(['id', 'role', 'type', 'password_hash', 'must_change_password', 'first_login_at'])
    .executeTakeFirst();
}
