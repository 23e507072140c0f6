import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { openTestDatabase, spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTree } from '../testing/seedTree.ts';
import { fund } from '../testing/startWallet.ts';
import { settleBets } from '../testing/settleBets.ts';
import { applyRollups } from './applyRollups.ts';
import { holdCounting } from './holdCounting.ts';

describe.each(spreadEngines)('RUN-06 on %s', (engine) => {
  let database: OpenDatabase;
  let db: Kysely<Schema>;
  let member: number;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    db = database.db;
    ({ member } = await seedTree(db));
  });
  afterAll(() => database.close());
  beforeEach(() => db.deleteFrom('member_day').execute());

  const settle = () =>
    settleBets(db, [
      {
        account_id: member,
        integration: 'STUDIO',
        round_id: crypto.randomUUID(),
        node_id: 1,
        game_type: 'RNG',
        currency: 'USD',
        stake_minor: 10n,
        payout_minor: 0n,
        valid_bet_minor: 10n,
        status: 'settled',
        placed_at: new Date(),
        settled_at: new Date(),
      },
    ]);
  const counted = async () => (await db.selectFrom('member_day').select('bets').execute()).map(({ bets }) => bets);

  it('counts nothing while it is held, and all afterwards', async () => {
    await holdCounting(db, async (keepHolding) => {
      await settle();
      await applyRollups(db);
      await keepHolding();
      await settle();
      await applyRollups(db);
      expect(await counted()).toEqual([]);
    });
    await applyRollups(db);
    expect(await counted()).toEqual([2]);
  });

  it('counts no money while it is held', async () => {
    const moneyDays = () => db.selectFrom('member_money_day').select('entries').execute();
    await holdCounting(db, async () => {
      await fund(db, { accountId: member, currency: 'USD', amountMinor: 100n });
      await applyRollups(db);
      expect(await moneyDays()).toEqual([]);
    });
    await applyRollups(db);
    expect(await moneyDays()).toEqual([{ entries: 1 }]);
  });

  it('counts again after work that failed', async () => {
    await expect(holdCounting(db, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await settle();
    await applyRollups(db);
    expect(await counted()).toEqual([1]);
  });

  it('is held by one at a time', async () => {
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const done: string[] = [];
    const first = holdCounting(db, async () => {
      begun.resolve();
      await mayEnd.promise;
      done.push('first');
    });
    await begun.promise;
    const second = holdCounting(db, () => Promise.resolve(done.push('second')));
    await settle();
    mayEnd.resolve();
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'second']);
  });

  it('does its work again where it was held for too long, since others may have counted meanwhile', async () => {
    let times = 0;
    const result = await holdCounting(db, async () => {
      times += 1;
      if (times === 1)
        await db
          .updateTable('rollup_mark')
          .set({ held_until: new Date(0) })
          .execute();
      return times;
    });
    expect(result).toBe(2);
  });
});
