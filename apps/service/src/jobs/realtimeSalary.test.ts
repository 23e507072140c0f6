import { floorMinor } from '@site/rules/floorMinor';
import { SLICE_MS } from '@site/rules/period';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { house, type Ledger, ledger } from '../ledger/Ledger.ts';
import { openTestDatabase, runsOn, spreadEngines } from '../testing/openTestDatabase.ts';
import { settleBets } from '../testing/settleBets.ts';
import { seedTree } from '../testing/seedTree.ts';
import { settleRealtimeSalary } from './realtimeSalary.ts';

/** Midnight of the brand, UTC+7. */
const dayStartMs = Date.parse('2026-11-20T17:00:00Z');
const SLICES_A_DAY = 288;
const AGENT_PPM = 500;
const PROMOTER_PPM = 300;

/** Returns the due time of a slice: 60 seconds after its end. */
const dueAt = (slice: number) => new Date(dayStartMs + (slice + 1) * SLICE_MS + 60_000);
const inside = (slice: number) => new Date(dayStartMs + slice * SLICE_MS + 1000);

describe.each(spreadEngines)('on %s', (engine) => {
  let database: OpenDatabase;
  let db: Kysely<Schema>;
  let accounts: Awaited<ReturnType<typeof seedTree>>;
  let rounds = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    db = database.db;
    accounts = await seedTree(db);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`truncate bet, uncounted_bet, uncounted_transfer, member_day, team_day, team_active_day, team_slice, salary_slice, contract_bill, contract, posting, transfer, member_money_day, team_money_day`.execute(
      db,
    );
    await sql`update wallet set balance_minor = 0, seq = 0`.execute(db);
    await db
      .updateTable('rollup_mark')
      .set({ at: new Date(dayStartMs) })
      .where('name', '=', 'salary')
      .execute();
    await offer(null, accounts.agent, AGENT_PPM);
    await offer(accounts.agent, accounts.promoter, PROMOTER_PPM);
  });

  const offer = (giverId: number | null, takerId: number, ratePpm: number) =>
    db
      .insertInto('contract')
      .values({
        kind: 'REALTIME',
        giver_id: giverId,
        taker_id: takerId,
        period: 'D',
        rate_ppm: ratePpm,
        tiers: '[]',
        categories: ['RNG', 'LIVE'],
        status: 'accepted',
        valid_from: new Date(dayStartMs),
        accepted_at: new Date(dayStartMs),
        ended_at: null,
      })
      .execute();

  const bet = (settledAt: Date, validMinor: bigint, gameType = 'RNG', accountId = accounts.member) =>
    settleBets(db, [
      {
        account_id: accountId,
        integration: 'STUDIO',
        round_id: `r${(rounds += 1)}`,
        node_id: 1,
        game_type: gameType,
        currency: 'USD',
        stake_minor: validMinor,
        payout_minor: 0n,
        valid_bet_minor: validMinor,
        status: 'settled',
        placed_at: settledAt,
        settled_at: settledAt,
      },
    ]);

  const settle = (now: Date, by: Ledger = ledger) => settleRealtimeSalary({ db, ledger: by, bus: database.bus }, now);

  async function paid() {
    const rows = await db.selectFrom('wallet').select(['account_id', 'balance_minor']).execute();
    const of = (id: number) => rows.find((row) => row.account_id === id)?.balance_minor;
    return { agent: of(accounts.agent), promoter: of(accounts.promoter) };
  }

  it('AGT-09 pays the salary of the day’s total turnover, including voided bets, once for the chain', { timeout: 60_000 }, async () => {
    const hadMinor = 100_000n;
    // Each slice once: a second bet of a settled slice is late, and counts in the next slice.
    const anySlices = fc.uniqueArray(fc.tuple(fc.nat(SLICES_A_DAY - 1), fc.bigInt(-3_000_000n, 3_000_000n)), {
      selector: ([slice]) => slice,
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(anySlices, async (slices) => {
        await sql`truncate bet, uncounted_bet, uncounted_transfer, member_day, team_day, team_active_day, team_slice, salary_slice, posting, transfer`.execute(
          db,
        );
        // A slice may owe the promoter a cent that the agent earns only in the next one, or take back: nobody must run short.
        await sql`update wallet set balance_minor = ${hadMinor}, seq = 0`.execute(db);
        await db
          .updateTable('rollup_mark')
          .set({ at: new Date(dayStartMs) })
          .where('name', '=', 'salary')
          .execute();
        for (const [slice, validMinor] of slices.toSorted(([one], [other]) => one - other)) {
          await bet(inside(slice), validMinor);
          await settle(dueAt(slice));
        }
        const total = slices.reduce((sum, [, validMinor]) => sum + validMinor, 0n);
        const { agent = 0n, promoter = 0n } = await paid();
        expect(promoter - hadMinor).toBe(floorMinor(total, PROMOTER_PPM));
        expect(agent + promoter - 2n * hadMinor).toBe(floorMinor(total, AGENT_PPM));
      }),
      { numRuns: runsOn(engine, 20) },
    );
  });

  it('DR-11 counts live tables by half, and only the contract’s game types', async () => {
    await bet(inside(0), 1_000_000n, 'LIVE');
    await bet(inside(0), 1_000_000n, 'FISH');
    await settle(dueAt(0));
    expect(await paid()).toEqual({ agent: 100n, promoter: 150n });
  });

  it('AGT-09 settles each slice once, a minute after its end, even with concurrent runs', async () => {
    await bet(inside(3), 1_000_000n);
    await settle(new Date(dueAt(3).getTime() - 1));
    expect(await paid()).toEqual({ agent: 0n, promoter: 0n });
    await Promise.all([settle(dueAt(3)), settle(dueAt(3)), settle(dueAt(4))]);
    await settle(dueAt(3));
    expect(await paid()).toEqual({ agent: 200n, promoter: 300n });
    expect(
      await db.selectFrom('salary_slice').select(['slice_start', 'gross_minor', 'amount_minor']).orderBy('contract_id').execute(),
    ).toEqual([
      { slice_start: new Date(dayStartMs + 3 * SLICE_MS), gross_minor: 500n, amount_minor: 200n },
      { slice_start: new Date(dayStartMs + 3 * SLICE_MS), gross_minor: 300n, amount_minor: 300n },
    ]);
  });

  it('AGT-09 pays nothing of an interrupted settlement, and all of it in the next run', async () => {
    await bet(inside(0), 1_000_000n);
    const dying: Ledger = {
      async post(tx, entries) {
        await ledger.post(tx, entries);
        throw new Error('killed');
      },
    };
    await expect(settle(dueAt(0), dying)).rejects.toThrow('killed');
    expect(await paid()).toEqual({ agent: 0n, promoter: 0n });
    await settle(dueAt(0));
    expect(await paid()).toEqual({ agent: 200n, promoter: 300n });
    expect(await db.selectFrom('transfer').select(['account_id', 'amount_minor']).orderBy('account_id').execute()).toEqual([
      { account_id: accounts.agent, amount_minor: 200n },
      { account_id: accounts.promoter, amount_minor: 300n },
    ]);
  });

  it('AGT-09 settles every missed slice separately', async () => {
    for (const slice of [0, 1, 7, 40]) await bet(inside(slice), 1_000_000n);
    await settle(dueAt(41));
    expect(await paid()).toEqual({ agent: 800n, promoter: 1200n });
    expect(
      await db
        .selectFrom('salary_slice')
        .select(sql<number>`count(distinct slice_start)::integer`.as('slices'))
        .executeTakeFirst(),
    ).toEqual({ slices: 4 });
    const { at } = await db.selectFrom('rollup_mark').where('name', '=', 'salary').select('at').executeTakeFirstOrThrow();
    expect(at).toEqual(new Date(dayStartMs + 42 * SLICE_MS));
  });

  it('DR-11.9 counts a late bet in the next slice', async () => {
    await bet(inside(5), 1_000_000n);
    await settle(dueAt(5));
    await bet(inside(5), 2_000_000n);
    await settle(dueAt(5));
    expect(await paid()).toEqual({ agent: 200n, promoter: 300n });
    await settle(dueAt(6));
    expect(await paid()).toEqual({ agent: 600n, promoter: 900n });
  });

  it('DR-11.9 carries fractions of a cent to the next slice, and drops them at the end of the day', async () => {
    await bet(inside(286), 1999n);
    await settle(dueAt(286));
    expect(await paid()).toEqual({ agent: 0n, promoter: 0n });
    await bet(inside(287), 1n);
    await settle(dueAt(287));
    expect(await paid()).toEqual({ agent: 1n, promoter: 0n });
    await bet(inside(288), 1999n);
    await settle(dueAt(288));
    expect(await paid()).toEqual({ agent: 1n, promoter: 0n });
  });

  it('DR-11.8 pays at most 2,000 credits a day', async () => {
    await bet(inside(0), 500_000_000n);
    await bet(inside(1), 500_000_000n);
    await settle(dueAt(1));
    expect(await paid()).toEqual({ agent: 0n, promoter: 200_000n });
  });

  it('DR-11.8 applies the cap to the day’s sum, also when bets are voided', async () => {
    await bet(inside(0), 1_000_000_000n);
    await settle(dueAt(0));
    expect(await paid()).toEqual({ agent: 0n, promoter: 200_000n });
    await db.updateTable('contract').set({ status: 'ended' }).where('taker_id', '=', accounts.promoter).execute();
    await bet(inside(1), -800_000_000n);
    await settle(dueAt(1));
    const { rows } = await sql`
      select sum(gross_minor)::bigint as earned from salary_slice join contract on contract.id = contract_id
      where taker_id = ${accounts.agent}`.execute(db);
    expect(rows).toEqual([{ earned: 100_000n }]);
  });

  /** Takes an account's money, as a withdrawal would. */
  const spend = (accountId: number, amountMinor: bigint) =>
    db.transaction().execute((tx) =>
      ledger.post(tx, [
        {
          accountId,
          counterId: house.deposit,
          idempotencyKey: `spent${amountMinor}`,
          kind: 'ADJUST',
          currency: 'USD',
          amountMinor: -amountMinor,
        },
      ]),
    );
  const openOf = async (takerId: number) =>
    (
      await db
        .selectFrom('salary_slice')
        .innerJoin('contract', 'contract.id', 'contract_id')
        .where('taker_id', '=', takerId)
        .select('open_minor')
        .orderBy('slice_start')
        .execute()
    ).map(({ open_minor }) => open_minor);

  it('DR-11.7 records an unpaid reversal as a debt, which later earnings pay off', async () => {
    await bet(inside(0), 1_000_000n);
    await settle(dueAt(0));
    await spend(accounts.agent, 200n);
    await spend(accounts.promoter, 250n);
    await bet(inside(1), -1_000_000n);
    await settle(dueAt(1));
    // Of 300 the promoter has 50; they go through the agent to the platform.
    expect(await paid()).toEqual({ agent: 0n, promoter: 0n });
    await bet(inside(2), 1_200_000n);
    await settle(dueAt(2));
    // 600 are earned and 450 owed; 360 are the promoter's, which owes the agent 250.
    expect(await paid()).toEqual({ agent: 40n, promoter: 110n });
    expect(await openOf(accounts.agent)).toEqual([0n, -450n, 0n]);
    expect(await openOf(accounts.promoter)).toEqual([0n, -250n, 0n]);
  });

  it('DR-11.7 keeps a debt beyond the end of the day', async () => {
    await bet(inside(287), 1_000_000n);
    await settle(dueAt(287));
    await spend(accounts.agent, 200n);
    await spend(accounts.promoter, 300n);
    await bet(inside(288), -1_000_000n);
    await settle(dueAt(288));
    await bet(inside(576), 2_000_000n);
    await settle(dueAt(576));
    expect(await paid()).toEqual({ agent: 200n, promoter: 300n });
  });

  it('AGT-09 pays all other contracts when one fails, reports it, and settles it later', async () => {
    await offer(null, accounts.guest, 1000);
    const balanceOfGuest = async () =>
      (await db.selectFrom('wallet').where('account_id', '=', accounts.guest).select('balance_minor').executeTakeFirst())?.balance_minor;
    await bet(inside(0), 1_000_000n);
    await bet(inside(0), 1_000_000n, 'RNG', accounts.guest);
    await sql`update wallet set currency = 'EUR' where account_id = ${accounts.promoter}`.execute(db);
    await expect(settle(dueAt(0))).rejects.toThrow(
      /not settled: slice 2026-11-20T17:00:00.000Z, contracts \d+,\d+: Account \d+ has no wallet in USD/,
    );
    expect(await balanceOfGuest()).toBe(1000n);
    expect(await paid()).toEqual({ agent: 0n, promoter: 0n });
    await sql`update wallet set currency = 'USD' where account_id = ${accounts.promoter}`.execute(db);
    await settle(dueAt(0));
    expect(await paid()).toEqual({ agent: 200n, promoter: 300n });
    expect(await balanceOfGuest()).toBe(1000n);
  });

  it('DR-11.3 pays from the wallet of an upline that earns less than it gives, as far as it lasts', async () => {
    await db.updateTable('contract').set({ rate_ppm: 100 }).where('taker_id', '=', accounts.agent).execute();
    await db.transaction().execute((tx) =>
      ledger.post(tx, [
        {
          accountId: accounts.agent,
          counterId: house.deposit,
          idempotencyKey: 'purse',
          kind: 'DEPOSIT',
          currency: 'USD',
          amountMinor: 50n,
        },
      ]),
    );
    await bet(inside(0), 1_000_000n);
    await settle(dueAt(0));
    // The platform owes 100 of the 300; the wallet has 50 more.
    expect(await paid()).toEqual({ agent: 0n, promoter: 150n });
  });
});
