import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { ledger } from '../ledger/Ledger.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { openTestDatabase, spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTree } from '../testing/seedTree.ts';
import { settleBets } from '../testing/settleBets.ts';
import { creditMember } from './creditMember.ts';
import { bonusOf, readRequirements, withdrawableOf } from './readRequirements.ts';

const opened = new Date('2026-11-20T10:00:00Z');
const later = (minutes: number) => new Date(opened.getTime() + minutes * 60_000);

describe.each(spreadEngines)('requirements on %s', (engine) => {
  let database: OpenDatabase;
  let accountId: number;
  let keys = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    accountId = (await seedTree(database.db)).member;
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.deleteFrom('requirement').execute());

  const credit = (amountMinor: bigint, terms: { multiple?: number; counts?: 'all' | 'bonus'; key?: string } = {}) =>
    database.db.transaction().execute((tx) =>
      creditMember(tx, {
        ledger,
        accountId,
        currency: 'USD',
        kind: 'BONUS',
        amountMinor,
        idempotencyKey: terms.key ?? `credit:${(keys += 1)}`,
        house: 'house:PRIZES',
        multiple: terms.multiple ?? 1,
        counts: terms.counts ?? 'all',
        now: opened,
      }),
    );
  const play = async (gameType: string, validBetMinor: bigint, minutes: number, part = 0) => {
    await settleBets(database.db, [
      {
        account_id: accountId,
        integration: 'STUDIO',
        round_id: `requirement:${(keys += 1)}`,
        part,
        node_id: 1,
        game_type: gameType,
        currency: 'USD',
        stake_minor: validBetMinor,
        payout_minor: 0n,
        valid_bet_minor: validBetMinor,
        status: 'settled',
        placed_at: later(minutes),
        settled_at: later(minutes),
      },
    ]);
    await applyRollups(database.db);
  };
  const open = async () => {
    const found = await readRequirements(database.db, { accountId, currency: 'USD' });
    return found.map(({ needMinor, doneMinor }) => [needMinor, doneMinor]);
  };
  const outcomes = async () =>
    (await database.db.selectFrom('requirement').select('outcome').orderBy('id').execute()).map(({ outcome }) => outcome);

  it('MEM-32 DR-3.1 a credit opens one requirement, however often it is repeated', async () => {
    const first = await credit(500n, { multiple: 3, key: 'once' });
    const again = await credit(500n, { multiple: 3, key: 'once' });
    expect([first.isNew, again.isNew]).toEqual([true, false]);
    await credit(500n, { multiple: 0 });
    expect(await open()).toEqual([[1500n, 0n]]);
    await expect(credit(600n, { multiple: 3, key: 'once' })).rejects.toThrow('duplicateMismatch');
  });

  it('MEM-32 DR-3.2 bets fill the oldest first, by the share of their game, and none from before', async () => {
    await credit(100n, { counts: 'bonus' });
    await credit(200n);
    await play('RNG', 999n, -1);
    expect(await open()).toEqual([
      [100n, 0n],
      [200n, 0n],
    ]);
    await play('LIVE', 250n, 1);
    expect(await open()).toEqual([
      [100n, 50n],
      [200n, 0n],
    ]);
    await play('RNG', 80n, 2);
    expect(await open()).toEqual([[200n, 30n]]);
    await play('RNG', -10n, 3, 1);
    expect(await open()).toEqual([[200n, 20n]]);
    await play('PVP', 180n, 4);
    expect(await open()).toEqual([]);
    expect(await outcomes()).toEqual(['played', 'played']);
  });

  it('DR-3.3 nothing can be withdrawn while something remains to be played, and a bonus is the last to be played', async () => {
    await credit(300n, { counts: 'bonus' });
    const found = await readRequirements(database.db, { accountId, currency: 'USD' });
    expect([withdrawableOf(5000n, found), bonusOf(5000n, found), bonusOf(120n, found)]).toEqual([0n, 300n, 120n]);
    expect([withdrawableOf(5000n, []), bonusOf(5000n, [])]).toEqual([5000n, 0n]);
  });

  it('DR-3.3 all clear once less than a credit is left and no bet is open', async () => {
    await credit(100n);
    const { balance_minor: balanceMinor } = await database.db
      .selectFrom('wallet')
      .where('account_id', '=', accountId)
      .where('currency', '=', 'USD')
      .select('balance_minor')
      .executeTakeFirstOrThrow();
    await play('PVP', 1n, 1);
    expect(await outcomes()).toEqual([null]);
    await database.db.transaction().execute((tx) =>
      ledger.post(tx, [
        {
          accountId,
          counterId: -4,
          idempotencyKey: `spent:${(keys += 1)}`,
          kind: 'ADJUST',
          currency: 'USD',
          amountMinor: 50n - balanceMinor,
        },
      ]),
    );
    await play('PVP', 1n, 2);
    expect(await outcomes()).toEqual(['cleared']);
  });
});
