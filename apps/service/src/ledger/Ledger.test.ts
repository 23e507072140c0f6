import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { openTestDatabase, spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { auditMoney } from './auditMoney.ts';
import { type Entry, house, ledger } from './Ledger.ts';

const entry = (accountId: number, amountMinor: bigint, more: Partial<Entry> = {}): Entry => ({
  accountId,
  counterId: house.salary,
  idempotencyKey: randomUUID(),
  kind: 'SALARY_RT',
  currency: 'USD',
  amountMinor,
  ...more,
});

describe.each(spreadEngines)('on %s', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedTestAccounts(database.db);
  });
  afterAll(() => database.close());

  const post = (entries: Entry[]) => database.db.transaction().execute((tx) => ledger.post(tx, entries));
  const walletOf = (accountId: number) =>
    database.db.selectFrom('wallet').where('account_id', '=', accountId).select(['balance_minor', 'seq']).executeTakeFirstOrThrow();
  it('moves money between players and the house, and numbers each entry with its balance', async () => {
    const [giver, taker] = [await addPlayer(database.db, 100n), await addPlayer(database.db, 0n)];
    const posted = await post([entry(giver, -30n, { counterId: taker, kind: 'DOWN_TRANSFER' }), entry(taker, 5n), entry(giver, 7n)]);
    expect(posted).toEqual(Array.from({ length: 3 }, () => ({ transferId: expect.any(String) as string, isNew: true })));
    expect(await walletOf(giver)).toEqual({ balance_minor: 77n, seq: 3n });
    expect(await walletOf(taker)).toEqual({ balance_minor: 35n, seq: 2n });
    const postings = await database.db
      .selectFrom('posting')
      .where('holder_id', '=', taker)
      .orderBy('seq')
      .select(['seq', 'amount_minor', 'balance_after'])
      .execute();
    expect(postings).toEqual([
      { seq: 1n, amount_minor: 30n, balance_after: 30n },
      { seq: 2n, amount_minor: 5n, balance_after: 35n },
    ]);
  });

  it('posts an entry once, also when repeated later, concurrently or in the same call', async () => {
    const player = await addPlayer(database.db, 0n);
    const salary = entry(player, 50n);
    const [first] = (await post([salary, salary])) as { transferId: string }[];
    expect(await post([salary])).toEqual([{ transferId: first?.transferId, isNew: false }]);
    await Promise.all(Array.from({ length: 10 }, () => post([salary])));
    expect(await walletOf(player)).toEqual({ balance_minor: 50n, seq: 1n });
  });

  it.each([
    ['amount', { amountMinor: 51n }],
    ['counterpart', { counterId: house.deposit }],
    ['kind', { kind: 'SALARY_D' }],
  ] as const)('refuses a known key with another %s', async (_what, change) => {
    const player = await addPlayer(database.db, 0n);
    const salary = entry(player, 50n);
    await post([salary]);
    expect(await post([entry(player, 9n), { ...salary, ...change }])).toBe('duplicateMismatch');
    expect(await walletOf(player)).toEqual({ balance_minor: 50n, seq: 1n });
  });

  it('writes nothing when a player cannot pay, and keeps the transaction usable', async () => {
    const [rich, poor] = [await addPlayer(database.db, 100n), await addPlayer(database.db, 10n)];
    await database.db.transaction().execute(async (tx) => {
      expect(await ledger.post(tx, [entry(rich, -50n), entry(poor, -11n)])).toBe('insufficient');
      expect(await ledger.post(tx, [entry(rich, -1n)])).toMatchObject([{ isNew: true }]);
    });
    expect(await walletOf(rich)).toEqual({ balance_minor: 99n, seq: 2n });
    expect(await walletOf(poor)).toEqual({ balance_minor: 10n, seq: 1n });
  });

  it('posts concurrent payments between two players without a deadlock', async () => {
    const [one, other] = [await addPlayer(database.db, 1000n), await addPlayer(database.db, 1000n)];
    const payments = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? entry(one, -10n, { counterId: other }) : entry(other, -10n, { counterId: one }),
    );
    await Promise.all(payments.map((payment) => post([payment])));
    expect(await walletOf(one)).toEqual({ balance_minor: 1000n, seq: 21n });
  });

  it('posts two thousand entries in one call', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => addPlayer(database.db, 0n)));
    const entries = Array.from({ length: 2000 }, (_, index) => entry(players[index % players.length] ?? 0, BigInt(index + 1)));
    expect(await post(entries)).toHaveLength(2000);
    expect((await walletOf(players[0] ?? 0)).seq).toBe(100n);
  });

  it('RUN-06 keeps every invariant of the audit, except that these entries have no cause', async () => {
    const invariants = await auditMoney(database.db);
    const ofCauses = /real-time salary|no money came or went/;
    expect(invariants.filter(({ name, broken }) => broken > 0n && !ofCauses.test(name))).toEqual([]);
    expect(invariants[0]?.checked).toBeGreaterThan(2000n);
  });
});
