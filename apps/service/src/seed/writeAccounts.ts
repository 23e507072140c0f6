import { type Transaction, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { iconNames } from '../member/iconNames.ts';
import { hashPassword } from '../session/Passwords.ts';
import type { SeedAccount } from './planAccounts.ts';

/** Password of every demo account except `first01`. Source: README.md "Two commands". */
const PASSWORD = 'Marquee#2026';
const WEAK_PASSWORD = '123456';
/** Payment password of every demo account that plays for real. */
const PAYMENT_PASSWORD = '258036';

/** Hashes passwords before the transaction, in which only queries are awaited. */
export async function hashPasswords() {
  return { usual: await hashPassword(PASSWORD), weak: await hashPassword(WEAK_PASSWORD), payment: await hashPassword(PAYMENT_PASSWORD) };
}

const ACCOUNTS_AT_A_TIME = 500;

/** Writes the accounts with their ids, and every pair of an account and its upline. */
export async function writeAccounts(
  tx: Transaction<Schema>,
  accounts: SeedAccount[],
  hashes: Awaited<ReturnType<typeof hashPasswords>>,
): Promise<void> {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const chainOf = (account: SeedAccount): number[] => {
    const upline = account.uplineId === null ? undefined : byId.get(account.uplineId);
    return [account.id, ...(upline ? chainOf(upline) : [])];
  };
  const rows = accounts.map((account) => ({
    id: account.id,
    merchant: account.merchant,
    role: account.role,
    desk_role: account.role === 'operator' ? ('admin' as const) : null,
    type: account.type,
    username: account.username,
    nickname: account.nickname,
    icon: iconNames[account.id % iconNames.length] ?? '',
    mobile: account.mobile,
    email: account.email,
    payee_name: account.payeeName,
    currency: account.currency,
    country: account.country,
    language: account.language,
    password_hash: account.mustChangePassword ? hashes.weak : hashes.usual,
    payment_password_hash: account.role === 'member' && account.type !== 4 ? hashes.payment : null,
    must_change_password: account.mustChangePassword,
    password_at: account.createdAt,
    state: account.state,
    upline_id: account.uplineId,
    path: `/${chainOf(account).toReversed().join('/')}/`,
    created_at: account.createdAt,
    first_login_at: account.habit ? account.createdAt : null,
  }));
  for (let from = 0; from < rows.length; from += ACCOUNTS_AT_A_TIME)
    await tx
      .insertInto('account')
      .values(rows.slice(from, from + ACCOUNTS_AT_A_TIME))
      .execute();
  await sql`select setval(pg_get_serial_sequence('account', 'id'), ${accounts.length})`.execute(tx);

  const pairs = accounts.flatMap((account) =>
    chainOf(account).map((ancestorId, depth) => ({ ancestorId, descendantId: account.id, depth })),
  );
  await sql`
    insert into account_tree (ancestor_id, descendant_id, depth)
    select * from unnest(${pairs.map((pair) => pair.ancestorId)}::integer[], ${pairs.map((pair) => pair.descendantId)}::integer[],
      ${pairs.map((pair) => pair.depth)}::smallint[])`.execute(tx);

  await tx
    .insertInto('invitation')
    .values(
      accounts
        .filter(({ type }) => type !== 0 && type !== 4)
        .map(({ id, merchant, username }) => ({ merchant, code: username.toUpperCase(), account_id: id })),
    )
    .execute();

  const known = accounts.find(({ username }) => username === 'player01');
  if (known)
    await tx
      .insertInto('social_identity')
      .values(
        (['google', 'facebook'] as const).map((provider) => ({
          merchant: known.merchant,
          provider,
          // The stand-ins' identifiers.
          subject: known.username,
          account_id: known.id,
          linked_at: known.createdAt,
        })),
      )
      .execute();

  const limited = accounts.find(({ username }) => username === 'limit01');
  if (limited)
    await tx
      .insertInto('play_limit')
      .values([
        // A daily limit of zero is reached on every day that the demo is viewed.
        {
          account_id: limited.id,
          currency: limited.currency,
          kind: 'stake',
          period: 'day',
          amount_minor: 0n,
          period_start: limited.createdAt,
        },
      ])
      .execute();
}
