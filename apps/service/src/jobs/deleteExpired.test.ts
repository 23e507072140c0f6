import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { startSession } from '../session/sessions.ts';
import { openTestDatabase, spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { seedTree } from '../testing/seedTree.ts';
import { deleteExpired } from './deleteExpired.ts';

describe.each(spreadEngines)('on %s', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('deletes expired sessions, more than one batch, and keeps the others', async () => {
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
    await deleteExpired(db, now);
    const left = await db.selectFrom('session').select('expires_at').execute();
    expect(left).toHaveLength(1);
    expect(left[0]?.expires_at.getTime()).toBeGreaterThan(now.getTime());
  });

  it('VEN-01 deletes vendor sessions after a month, unless the player is still logged in', async () => {
    const { db } = database;
    await seedTestGames(db);
    await db.deleteFrom('session').execute();
    const member = await db.selectFrom('account').select('id').where('type', '=', 0).executeTakeFirstOrThrow();
    const now = new Date();
    await startSession(db, { accountId: member.id, address: '127.0.0.1', userAgent: 'test', now });
    const living = await db.selectFrom('session').select('token_hash').executeTakeFirstOrThrow();
    const started = (id: string, days: number, session_hash: Buffer = Buffer.from('gone')) => ({
      id,
      account_id: member.id,
      integration: 'STUDIO',
      node_id: testGames.slot.node_id,
      currency: 'USD',
      session_hash,
      created_at: new Date(now.getTime() - days * 86_400_000),
    });
    await db
      .insertInto('vendor_session')
      .values([started('old', 31), started('old and living', 31, living.token_hash), started('young', 29)])
      .execute();
    await deleteExpired(db, now);
    const left = await db.selectFrom('vendor_session').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['old and living', 'young']);
  });
});
