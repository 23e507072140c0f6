import { verify } from '@node-rs/argon2';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { DEMO_PASSWORD, demoAccounts, demoOperators } from '../dev/demoAccounts.ts';

/**
 * Returns the name of an account with a password from the demo's published list, if any.
 *
 * Checks the names of that list and, for the seed's other accounts, hashes that several accounts share: each password chosen by a person
 * has a salt of its own.
 */
export async function findPublishedPassword(db: Kysely<Schema>): Promise<string | undefined> {
  const published = new Map([...demoAccounts, ...demoOperators].map(({ username, password }) => [username, password ?? DEMO_PASSWORD]));
  const named = await db
    .selectFrom('account')
    .where('username', 'in', [...published.keys()])
    .select(['username', 'password_hash'])
    .execute();
  const shared = await db
    .selectFrom('account')
    .groupBy('password_hash')
    .having(sql<boolean>`count(*) > 1`)
    .select((eb) => [eb.fn.min('username').as('username'), 'password_hash'])
    .execute();
  for (const { username, password_hash: hash } of [...named, ...shared])
    if (await verify(hash, published.get(username) ?? DEMO_PASSWORD)) return username;
  return undefined;
}
