import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase, ruleEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts, TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService } from '../testing/startService.ts';
import { passesOf } from './hashParameters.ts';
import { syncPasses, passesFor } from './passwordCost.ts';

describe('B6.4 the cost of a hash', () => {
  it.each([
    ['a slow machine', 50, (passes: number) => 40 * passes, 2],
    ['a quick one', 50, (passes: number) => 8 * passes, 7],
    ['one that takes a while to begin', 50, (passes: number) => 10 + 4 * passes, 10],
    ['one whose clock stands still', 50, () => 0, 64],
    ['one that is told not to measure', 0, () => 1, 2],
  ])('is set for %s', async (_what, leastMs, timeOf, passes) => {
    expect(await passesFor(leastMs, async (asked) => timeOf(asked))).toBe(passes);
  });

  it('takes the configured time on this machine', async () => {
    const passes = await passesFor(50);
    expect(passes).toBeGreaterThanOrEqual(2);
    expect(passes).toBeLessThan(64);
  });
});

describe.each(ruleEngines)('B6.4 on %s', (engine) => {
  it('every process uses the maximum measured by any', async () => {
    const { db, close } = await openTestDatabase(engine).then((database) => ({ db: database.db, close: () => database.close() }));
    onTestFinished(close);
    expect([await syncPasses(db, 5), await syncPasses(db, 3), await syncPasses(db, 7), await syncPasses(db, 5)]).toEqual([5, 5, 7, 7]);
  });

  it('the service takes as many passes as it is configured to', async () => {
    // No machine makes two passes take that long.
    const service = await startService({ engine, config: { passwordHashMs: 1000 } });
    onTestFinished(() => service.close());
    expect(passesOf(service.services.passwords.unguessable)).toBeGreaterThan(2);
  });

  it('a hash with fewer passes logs in, and is renewed at the log-in', async () => {
    const service = await startService({
      engine,
      async seed(db) {
        await seedTestAccounts(db);
        await syncPasses(db, 3);
      },
    });
    onTestFinished(() => service.close());
    const hashOf = async (username: string) => {
      const account = service.services.db.selectFrom('account').where('merchant', '=', 'marquee').where('username', '=', username);
      return (await account.select('password_hash').executeTakeFirstOrThrow()).password_hash;
    };
    const right = { username: 'player01', password: TEST_PASSWORD };
    expect(passesOf(await hashOf('player01'))).toBe(2);
    expect(passesOf(service.services.passwords.unguessable)).toBe(3);
    expect(await service.client('login', { ...right, password: 'wrong' })).toMatchObject({ code: 'wrongCredentials' });
    expect(passesOf(await hashOf('player01'))).toBe(2);
    expect(await service.client('login', right)).toMatchObject({ ok: true });
    await expect.poll(async () => passesOf(await hashOf('player01'))).toBe(3);
    const renewed = await hashOf('player01');
    expect(await service.client('login', right)).toMatchObject({ ok: true });
    expect(await hashOf('player01')).toBe(renewed);
  });
});
