import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { startSession } from '../session/sessions.ts';
import { openTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { seedTree } from '../testing/seedTree.ts';
import { forgetExpired } from './forgetExpired.ts';

describe.each(testEngines)('on %s', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('forgets sessions that have expired, more than a slice of them, and leaves the others', async () => {
    const { db } = database;
    const { member } = await seedTree(db);
    const now = new Date();
    const visit = { accountId: member, address: '127.0.0.1', userAgent: 'test' };
    await startSession(db, { ...visit, now });
    for (const days of [1, 2])
      await db
        .insertInto('session')
        .values(
          Array.from({ length: 1500 }, (_, index) => ({
            token_hash: Buffer.from(`${days} ${index}`),
            account_id: member,
            created_at: now,
            last_seen_at: now,
            expires_at: new Date(now.getTime() - days * 86_400_000),
            ip: '127.0.0.1',
            user_agent: 'test',
          })),
        )
        .execute();
    await forgetExpired(db, now);
    const left = await db.selectFrom('session').select('expires_at').execute();
    expect(left).toHaveLength(1);
    expect(left[0]?.expires_at.getTime()).toBeGreaterThan(now.getTime());
  });
});
