import { randomUUID } from 'node:crypto';
import { gameType } from '@site/api/common';
import fc from 'fast-check';
import { type Kysely, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { ledger, house } from '../ledger/Ledger.ts';
import { moveMember } from '../operator/moveMember.ts';
import { openTestDatabase, runsOn, spreadEngines } from '../testing/openTestDatabase.ts';
import { settleBets } from '../testing/settleBets.ts';
import { seedTree } from '../testing/seedTree.ts';
import { applyRollups } from './applyRollups.ts';
import { countedAt } from './countedAt.ts';
import { changeRollups } from './recomputeRollups.ts';
import { requireAllCounted } from './requireAllCounted.ts';

interface Bet {
  accountId: number;
  gameType: string;
  stakeMinor: number;
  payoutMinor: number;
  part: number;
  settledAt: Date;
}

const anyBet = (accountIds: number[]): fc.Arbitrary<Bet> =>
  fc.record({
    accountId: fc.constantFrom(...accountIds),
    gameType: fc.constantFrom(...gameType.options),
    stakeMinor: fc.nat(10_000),
    payoutMinor: fc.nat(20_000),
    part: fc.constantFrom(0, 0, 0, 1),
    settledAt: fc.date({ min: new Date('2026-11-19T00:00:00Z'), max: new Date('2026-11-21T23:59:59Z'), noInvalidDate: true }),
  });

describe.each(spreadEngines)('on %s', (engine) => {
  let database: OpenDatabase;
  let db: Kysely<Schema>;
  let accounts: Record<'agent' | 'promoter' | 'member' | 'guest', number>;
  let rounds = 0;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    db = database.db;
    accounts = await seedTree(db);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`truncate bet, uncounted_bet, uncounted_transfer, member_day, team_day, team_active_day, team_slice, house_day, house_money_day, posting, transfer, member_money_day, team_money_day`.execute(
      db,
    );
    await sql`update wallet set balance_minor = 0, seq = 0`.execute(db);
  });

  async function settle(tx: Kysely<Schema> | Transaction<Schema>, bets: Bet[]) {
    await settleBets(
      tx,
      bets.map((bet) => ({
        account_id: bet.accountId,
        integration: 'STUDIO',
        round_id: `r${(rounds += 1)}`,
        part: bet.part,
        node_id: 1,
        game_type: bet.gameType,
        currency: 'USD',
        stake_minor: BigInt(bet.stakeMinor),
        payout_minor: BigInt(bet.payoutMinor),
        valid_bet_minor: BigInt(bet.stakeMinor),
        status: 'settled' as const,
        placed_at: bet.settledAt,
        settled_at: bet.settledAt,
      })),
    );
  }

  const bet = (settledAt = new Date('2026-11-20T12:00:00Z')): Bet => ({
    accountId: accounts.member,
    gameType: 'RNG',
    stakeMinor: 10,
    payoutMinor: 0,
    part: 0,
    settledAt,
  });
  const bets = (count: number) => Array.from({ length: count }, () => bet());

  /** Returns the audit's findings about days, which it recomputes from bets and entries. */
  async function wrongDays() {
    const invariants = await auditMoney(db);
    const ofDays = invariants.filter(({ name }) => /^the (days|money) of (members|teams)/.test(name));
    expect(ofDays).toHaveLength(4);
    return ofDays.filter(({ broken }) => broken > 0n);
  }

  /** Counts members with a bet, by team, day and category ('' for all), from the bets. */
  const activeByBets = async () =>
    (
      await sql`
        with played as materialized (
          select tree.ancestor_id as head, (b.settled_at at time zone 'Asia/Ho_Chi_Minh')::date as day, b.game_type, b.account_id
          from bet b join account_tree tree on tree.descendant_id = b.account_id
        )
        select head, day, coalesce(game_type, '') as kind, count(distinct account_id)::integer as members
        from played group by grouping sets ((head, day, game_type), (head, day)) order by 1, 2, 3`.execute(db)
    ).rows;
  const activeByRollups = async () =>
    (
      await sql`
        select ancestor_id as head, day, game_type as kind, active_members as members from team_day
        union all select ancestor_id, day, '', members from team_active_day order by 1, 2, 3`.execute(db)
    ).rows;

  it('RUN-06 equals the sums of the bets, however they are split into runs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(anyBet(Object.values(accounts)), { maxLength: 8 }), { maxLength: 4 }), async (runs) => {
        await sql`truncate bet, uncounted_bet, uncounted_transfer, member_day, team_day, team_active_day`.execute(db);
        for (const run of runs) {
          await settle(db, run);
          await applyRollups(db);
          await applyRollups(db);
        }
        expect(await wrongDays()).toEqual([]);
        expect(await activeByRollups()).toEqual(await activeByBets());
        expect(
          await db
            .selectFrom('member_day')
            .select(sql<number>`coalesce(sum(bets), 0)::integer`.as('bets'))
            .executeTakeFirst(),
        ).toEqual({
          bets: runs.flat().filter(({ part }) => part === 0).length,
        });
      }),
      { numRuns: runsOn(engine, 15) },
    );
  });

  // A shard may have no such trigger.
  it.skipIf(engine === 'citus')('RUN-06 counts 2,000 rows at a time, also of a larger transaction', async () => {
    await sql`
      create or replace function refuse_large() returns trigger language plpgsql as
      $$ begin if (select count(*) from gone) > 2000 then raise 'A batch has more than 2,000 rows.'; end if; return null; end $$`.execute(
      db,
    );
    await sql`
      create trigger refuse_large after delete on uncounted_bet referencing old table as gone for each statement execute function refuse_large()`.execute(
      db,
    );
    for (let times = 0; times < 3; times += 1) await settle(db, bets(300));
    await db.transaction().execute(async (tx) => {
      for (let times = 0; times < 3; times += 1) await settle(tx, bets(1500));
    });
    await settle(db, bets(100));
    await applyRollups(db);
    await sql`drop trigger refuse_large on uncounted_bet`.execute(db);
    expect(await wrongDays()).toEqual([]);
    expect(await db.selectFrom('team_day').where('ancestor_id', '=', accounts.agent).select('bets').execute()).toEqual([{ bets: 5500 }]);
  });

  it('counts entries by kind on both sides', async () => {
    await db.transaction().execute(async (tx) => {
      await ledger.post(tx, [
        { accountId: accounts.agent, counterId: house.deposit, idempotencyKey: 'a', kind: 'DEPOSIT', currency: 'USD', amountMinor: 5000n },
        {
          accountId: accounts.agent,
          counterId: accounts.member,
          idempotencyKey: 'b',
          kind: 'DOWN_TRANSFER',
          currency: 'USD',
          amountMinor: -1500n,
        },
      ]);
    });
    await applyRollups(db);
    expect(await wrongDays()).toEqual([]);
    const sums = await db
      .selectFrom('team_money_day')
      .where('ancestor_id', '=', accounts.agent)
      .select(['kind', 'amount_minor', 'entries'])
      .orderBy('kind')
      .execute();
    expect(sums).toEqual([
      { kind: 'DEPOSIT', amount_minor: 5000n, entries: 1 },
      // The head's transfer to the member below it.
      { kind: 'DOWN_TRANSFER', amount_minor: 0n, entries: 2 },
    ]);
  });

  /** Players of several shards, in the order of their ids. */
  const players = () => Object.values(accounts).toSorted((one, other) => one - other);

  it.runIf(engine !== 'pglite')('RUN-06 counts each bet once, in any order of commits on several shards', async () => {
    const writers = players().map((accountId) => ({
      accountId,
      begun: Promise.withResolvers<void>(),
      mayEnd: Promise.withResolvers<void>(),
    }));
    const writing: Promise<void>[] = [];
    const countedOf = async () => {
      await Promise.all([applyRollups(db), applyRollups(db)]);
      const days = await db.selectFrom('member_day').select(['account_id', 'bets']).orderBy('account_id').execute();
      return days.map(({ account_id, bets: count }) => [account_id, count]);
    };
    try {
      for (const { accountId, begun, mayEnd } of writers) {
        const write = db.transaction().execute(async (tx) => {
          await settle(tx, [{ ...bet(new Date()), accountId }]);
          begun.resolve();
          await mayEnd.promise;
        });
        writing.push(write);
        await Promise.race([begun.promise, write]);
      }
      expect(await countedOf()).toEqual([]);
      // The last to begin ends first.
      for (const [index, { mayEnd }] of [...writers.entries()].toReversed()) {
        mayEnd.resolve();
        await writing[index];
        expect(await countedOf()).toEqual(
          players()
            .slice(index)
            .map((accountId) => [accountId, 1]),
        );
      }
    } finally {
      for (const { mayEnd } of writers) mayEnd.resolve();
      await Promise.allSettled(writing);
    }
    expect(await db.selectFrom('uncounted_bet').selectAll().execute()).toEqual([]);
  });

  it('DR-10.2 RUN-06 bets and entries before a move stay with the old upline, also those that are counted after it', async () => {
    const { agent, promoter, member, guest } = accounts;
    await db
      .insertInto('contract')
      .values(
        [promoter, guest].map((takerId) => ({
          kind: 'REALTIME',
          taker_id: takerId,
          period: 'D',
          rate_ppm: 500,
          tiers: '[]',
          categories: ['RNG'],
          status: 'accepted',
          valid_from: new Date(0),
        })),
      )
      .execute();
    const play = async (fromNowMs: number) => {
      await settle(db, [bet(new Date(Date.now() + fromNowMs))]);
      await db.transaction().execute((tx) =>
        ledger.post(tx, [
          {
            accountId: member,
            counterId: house.deposit,
            idempotencyKey: randomUUID(),
            kind: 'DEPOSIT',
            currency: 'USD',
            amountMinor: 100n,
          },
        ]),
      );
    };
    const move = (uplineId: number) => db.transaction().execute((tx) => moveMember(tx, { accountId: member, uplineId }));
    await play(-20);
    await applyRollups(db);
    await play(-10);
    await move(guest);
    await play(10);
    await applyRollups(db);
    const { rows } = await sql<{ head: number; bets: number; active: number; entries: number }>`
      select t.ancestor_id as head, sum(t.bets)::integer as bets, sum(t.active_members)::integer as active,
        (select sum(m.entries)::integer from team_money_day m where m.ancestor_id = t.ancestor_id) as entries
      from team_day t group by 1`.execute(db);
    expect(new Map(rows.map(({ head, ...figures }) => [head, figures]))).toEqual(
      new Map([
        [agent, { bets: 2, active: 1, entries: 2 }],
        [promoter, { bets: 2, active: 1, entries: 2 }],
        [member, { bets: 3, active: 1, entries: 3 }],
        [guest, { bets: 1, active: 0, entries: 1 }],
      ]),
    );
    expect(
      (await auditMoney(db)).filter(({ broken, name }) => broken > 0n && /days of teams|money of|slices of real-time/.test(name)),
    ).toEqual([]);
    expect(await changeRollups(db, ['--from', '2020-01-01', '--to', '2099-12-31', '--check'])).toMatchObject({ ok: true });
    await move(promoter);
    await sql`delete from account_tree_past`.execute(db);
    await sql`update account_tree set since = '-infinity'`.execute(db);
    await sql`delete from contract`.execute(db);
  });

  it('assigns bets to the days of the brand’s zone', async () => {
    await settle(db, [bet(new Date('2026-11-20T16:59:59.999Z')), bet(new Date('2026-11-20T17:00:00Z'))]);
    await applyRollups(db);
    const days = await db.selectFrom('member_day').select('day').orderBy('day').execute();
    expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  });

  const counted = () => db.selectFrom('member_day').select(['bets', 'stake_minor']).execute();

  it.runIf(engine === 'postgres')('RUN-06 skips a running transaction, and counts it once it has committed', async () => {
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const slow = db.transaction().execute(async (tx) => {
      await settle(tx, [bet()]);
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    await settle(db, [bet(), bet()]);
    await Promise.all([applyRollups(db), applyRollups(db), applyRollups(db)]);
    expect(await counted()).toEqual([{ bets: 2, stake_minor: 20n }]);
    mayEnd.resolve();
    await slow;
    await Promise.all([applyRollups(db), applyRollups(db), applyRollups(db)]);
    expect(await counted()).toEqual([{ bets: 3, stake_minor: 30n }]);
    expect(await wrongDays()).toEqual([]);
  });

  it('AGT-06 returns the time up to which figures are complete: now, or that of the oldest waiting row', async () => {
    await sql`update rollup_mark set at = ${secondsAgo(3600)} where name in ('bets', 'money')`.execute(db);
    const [before, later] = [secondsAgo(90), secondsAgo(30)];
    await settle(
      db,
      Array.from({ length: 2000 }, () => bet(before)),
    );
    await settle(db, [bet(later), bet(later)]);
    // The rows of the second batch can neither be counted nor be set aside.
    const isLater = sql.lit(later.toISOString());
    await sql`update bet set stake_minor = ${2n ** 63n - 1n} where settled_at = ${later}`.execute(db);
    await sql`alter table uncounted_bet add constraint none_aside check (aside_at is null or at <> ${isLater}::timestamptz)`.execute(db);
    await expect(applyRollups(db)).rejects.toThrow('none_aside');
    await sql`alter table uncounted_bet drop constraint none_aside`.execute(db);
    await sql`update rollup_mark set at = now() where name = 'money'`.execute(db);
    expect(await countedAt(db)).toEqual(before);
    await sql`update bet set stake_minor = 10 where settled_at = ${later}`.execute(db);
    const started = Date.now();
    await applyRollups(db);
    expect((await countedAt(db)).getTime()).toBeGreaterThanOrEqual(started);
    expect(await counted()).toEqual([{ bets: 2002, stake_minor: 20_020n }]);
  });

  it('RUN-06 AGT-06 a row that cannot be counted is set aside and named, all others are counted, and it is counted once it can be', async () => {
    const { agent, member, guest } = accounts;
    const at = secondsAgo(30);
    await settle(db, [bet(secondsAgo(60)), { ...bet(at), accountId: guest }, ...Array.from({ length: 20 }, () => bet(secondsAgo(10)))]);
    await sql`update bet set stake_minor = ${2n ** 63n - 1n}, valid_bet_minor = ${2n ** 63n - 1n} where settled_at = ${at}`.execute(db);
    await db
      .transaction()
      .execute((tx) =>
        ledger.post(tx, [
          { accountId: member, counterId: house.deposit, idempotencyKey: 'after', kind: 'DEPOSIT', currency: 'USD', amountMinor: 100n },
        ]),
      );
    const started = Date.now();
    await applyRollups(db);
    const days = () => db.selectFrom('member_day').select(['account_id', 'bets']).orderBy('account_id').execute();
    expect(await days()).toEqual([{ account_id: member, bets: 21 }]);
    expect(await db.selectFrom('team_money_day').where('ancestor_id', '=', agent).select('entries').execute()).toEqual([{ entries: 1 }]);
    expect((await countedAt(db)).getTime()).toBeGreaterThanOrEqual(started);
    expect(await wrongDays()).toEqual([]);
    await expect(requireAllCounted(db)).rejects.toThrow(new RegExp(`1 bets .* account ${guest}: .*out of range`));

    await sql`update bet set stake_minor = 10, valid_bet_minor = 10 where settled_at = ${at}`.execute(db);
    await applyRollups(db);
    expect(await days()).toEqual([{ account_id: member, bets: 21 }]);
    await sql`update uncounted_bet set aside_at = now() - interval '61 minutes'`.execute(db);
    await applyRollups(db);
    expect(await days()).toEqual(
      [
        { account_id: member, bets: 21 },
        { account_id: guest, bets: 1 },
      ].toSorted((one, other) => one.account_id - other.account_id),
    );
    await requireAllCounted(db);
    expect(await wrongDays()).toEqual([]);
  });
});

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
