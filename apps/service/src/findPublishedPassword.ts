import type { Kysely } from 'kysely';
import type { Schema } from './database/schema.ts';
import { DEMO_PASSWORD, demoAccounts, demoOperators } from './dev/demoAccounts.ts';
import type { Passwords } from './session/Passwords.ts';

/** The name of an account whose password everybody can read in the demo's list, if there is one. */
export async function findPublishedPassword(db: Kysely<Schema>, passwords: Passwords): Promise<string | undefined> {
  const published = new Map([...demoAccounts, ...demoOperators].map(({ username, password }) => [username, password ?? DEMO_PASSWORD]));
  const accounts = await db
    .selectFrom('account')
    .where('username', 'in', [...published.keys()])
    .select(['username', 'password_hash'])
    .execute();
  for (const { username, password_hash: hash } of accounts)
    if (await passwords.matches(hash, published.get(username) ?? '')) return username;
  return undefined;
}
