import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { demoAccounts, demoOperators } from '../dev/demoAccounts.ts';
import { findPublishedPassword } from './findPublishedPassword.ts';
import { hashPassword } from './Passwords.ts';
import { fastestEngine, openTestDatabase } from '../testing/openTestDatabase.ts';
import { seedTestAccounts, TEST_PASSWORD } from '../testing/seedTestAccounts.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(fastestEngine);
  await seedTestAccounts(database.db);
});
afterAll(() => database.close());

it('RUN-09 finds a published password of documented accounts, and of the seed’s other accounts', async () => {
  const { db } = database;
  expect(await findPublishedPassword(db)).toEqual(expect.any(String));
  const listed = [...demoAccounts, ...demoOperators].map(({ username }) => username);
  const known = db.selectFrom('account').where((eb) => eb.or([eb('username', 'in', listed), eb('desk_role', 'is not', null)]));
  for (const { id } of await known.select('id').execute())
    await db
      .updateTable('account')
      .set({ password_hash: await hashPassword(`chosen by ${id}`) })
      .where('id', '=', id)
      .execute();
  expect(await findPublishedPassword(db)).toBeUndefined();

  const bulk = { merchant: 'marquee', role: 'member', type: 0, currency: 'USD', country: 'VN', language: 'EN', path: '' } as const;
  const hash = await hashPassword(TEST_PASSWORD);
  for (const username of ['lan1020', 'minh1021'])
    await db
      .insertInto('account')
      .values({ ...bulk, username, nickname: username, password_hash: hash })
      .execute();
  expect(await findPublishedPassword(db)).toBe('lan1020');
});
