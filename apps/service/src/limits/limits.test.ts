import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { house, ledger } from '../ledger/Ledger.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { depositMoney } from '../testing/depositMoney.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts, TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { type LaunchingVendor, startLaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { settleBets } from '../testing/settleBets.ts';
import { TestVendor } from '../testing/TestVendor.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';
import { checkDeposit } from './checkDeposit.ts';
import { depositLimitsLeft } from './depositLimitsLeft.ts';
import { endExclusions } from './endExclusions.ts';

const secret = 'a secret for tests only';
const zone = 'Asia/Ho_Chi_Minh';
const { node_id: nodeId, game_code: gameCode, game_type: gameType } = testGames.slot;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
/** Moves the clock of the service; that of the database stays. */
const setClock = (at: number) => vi.useFakeTimers({ now: at, toFake: ['Date'] });

describe.each(ruleEngines)('responsible play on %s', (engine) => {
  let launching: LaunchingVendor;
  let service: TestService;
  let vendor: TestVendor;
  let db: Kysely<Schema>;
  let accountId: number;
  let player: Client;
  beforeAll(async () => {
    launching = await startLaunchingVendor({ secret });
    service = await startService({
      engine,
      config: { vendors: [createStudioAdapter({ url: launching.url, secret })] },
      async seed(empty) {
        await seedTestAccounts(empty);
        await seedTestGames(empty);
      },
    });
    db = service.services.db;
    vendor = new TestVendor({ url: service.url, secret });
    accountId = await idOf('player01');
    await depositMoney(db, { accountId, amountMinor: 100_000n, at: new Date('2026-01-01T00:00:00Z') });
  });
  afterAll(async () => {
    await service.close();
    await launching.close();
  });
  beforeEach(async () => {
    const tables = ['rate_window', 'login_failure', 'play_limit', 'limit_raise', 'product_block', 'reality_check', 'exclusion'] as const;
    for (const table of tables) await db.deleteFrom(table).execute();
    await db.deleteFrom('deposit_request').execute();
    await db.updateTable('account').set({ state: 'active' }).where('id', '=', accountId).execute();
    player = await service.clientOf('player01');
  });
  afterEach(() => vi.useRealTimers());

  const idOf = async (username: string) => {
    const found = service.services.db.selectFrom('account').where('username', '=', username).where('merchant', '=', 'marquee');
    return (await found.select('id').executeTakeFirstOrThrow()).id;
  };
  const check = async (username: string, amountMinor: bigint, now = new Date()) => {
    const wanted = { accountId: await idOf(username), currency: 'USD', amountMinor, now };
    try {
      await db.transaction().execute((tx) => checkDeposit(tx, wanted));
      return 'ok';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  /** Launches a game and returns what the vendor needs to ask for stakes. */
  const sitDown = async () => {
    const reply = await player('launchGame', { nodeId });
    if (!reply.ok) throw new Error(reply.code);
    const started = await vendor.ask('authenticate', { launchToken: launching.launched.at(-1)?.launchToken ?? '' });
    const { playerId, sessionId } = started;
    const play = async (call: 'debit' | 'credit', amountMinor: string, roundId: string = randomUUID()) =>
      (await vendor.ask(call, { playerId, sessionId, currency: 'USD', gameCode, txId: randomUUID(), roundId, amountMinor })).code;
    return { stake: (amountMinor: string) => play('debit', amountMinor), play };
  };
  const launchCode = async () => {
    const reply = await player('launchGame', { nodeId });
    return reply.ok ? 'ok' : reply.code;
  };
  const listed = async () => {
    const reply = await player('limits', {});
    if (!reply.ok) throw new Error(reply.code);
    return reply.value.list;
  };

  it.each([
    ['frozen01', 'frozen'],
    ['excluded01', 'excluded'],
    ['player01', 'ok'],
  ])('RES-02 a deposit of %s is answered %s', async (username, code) => {
    expect(await check(username, 100n)).toBe(code);
  });

  it('RES-01 DR-23.1 DR-23.2 a limit of deposits counts what has arrived and what is waited for, and begins anew in the zone of the brand', async () => {
    const limit = { account_id: accountId, currency: 'USD', kind: 'deposit', period: 'day', amount_minor: 1000n } as const;
    await db
      .insertInto('play_limit')
      .values({ ...limit, period_start: new Date(), zone })
      .execute();
    await depositMoney(db, { accountId, amountMinor: 300n, at: new Date('2026-11-20T01:00:00Z') });
    // 21:30 of that evening in Viet Nam.
    const now = new Date('2026-11-20T14:30:00Z');
    const waiting = {
      account_id: accountId,
      id: randomUUID(),
      reference: 'DTEST',
      method: 'bank',
      provider: null,
      currency: 'USD',
      amount_minor: 200n,
      fee_minor: 0n,
      pay: null,
      voucher_hash: null,
      at: now,
      expires_at: new Date('2026-11-20T15:00:00Z'),
      ended_at: null,
      receipt_at: null,
    };
    await db.insertInto('deposit_request').values(waiting).execute();
    expect(await depositLimitsLeft(db, { accountId, currency: 'USD', now })).toEqual([
      { period: 'day', amountMinor: 1000n, leftMinor: 500n, resetsAt: new Date('2026-11-20T17:00:00Z') },
    ]);
    expect([await check('player01', 500n, now), await check('player01', 501n, now)]).toEqual(['ok', 'limitReached']);
    // One that has expired is not waited for, and after midnight there nothing has arrived.
    expect(await check('player01', 700n, new Date('2026-11-20T16:00:00Z'))).toBe('ok');
    expect(await check('player01', 701n, new Date('2026-11-20T16:59:59Z'))).toBe('limitReached');
    expect(await check('player01', 1000n, new Date('2026-11-20T17:00:00Z'))).toBe('ok');
  });

  it('RES-01 a new limit of stakes holds at once for the vendor and at the launch, and counts what the day has seen', async () => {
    const { stake } = await sitDown();
    expect(await stake('300')).toBe('OK');
    expect(await player('setLimit', { kind: 'stake', period: 'month', amountMinor: '1000000' })).toMatchObject({ ok: true });
    const [before] = await listed();
    expect(
      await player('setLimit', { kind: 'stake', period: 'month', amountMinor: String(Number(before?.usedMinor) + 100) }),
    ).toMatchObject({
      ok: true,
    });
    expect(Number(before?.usedMinor)).toBeGreaterThanOrEqual(300);
    expect([await stake('101'), await stake('100'), await stake('1')]).toEqual(['LIMIT_EXCEEDED', 'OK', 'LIMIT_EXCEEDED']);
    expect(await launchCode()).toBe('limitReached');
    expect(await listed()).toMatchObject([{ kind: 'stake', period: 'month', leftMinor: '0', raise: null }]);
  });

  it('RES-01 a limit of losses of one type of games leaves the others alone, and a win gives it back', async () => {
    const { stake, play } = await sitDown();
    const other = 'LIVE';
    for (const type of [gameType, other] as const)
      await db
        .insertInto('play_limit')
        .values({
          account_id: accountId,
          currency: 'USD',
          kind: 'loss',
          period: 'day',
          game_type: type,
          amount_minor: type === other ? 0n : 100n,
          period_start: new Date(),
          zone,
        })
        .execute();
    const roundId = randomUUID();
    expect(await play('debit', '100', roundId)).toBe('OK');
    expect(await stake('1')).toBe('LIMIT_EXCEEDED');
    expect(await play('credit', '50', roundId)).toBe('OK');
    expect([await stake('50'), await stake('1')]).toEqual(['OK', 'LIMIT_EXCEEDED']);
  });

  it('RES-01 DR-23.3 a limit of time counts short pauses, and then refuses stakes and launches, not wins', async () => {
    const { stake, play } = await sitDown();
    expect(await player('setLimit', { kind: 'session', period: 'month', minutes: 10 })).toMatchObject({ ok: true });
    await db.updateTable('play_limit').set({ used_minor: 0n, played_at: null }).execute();
    const played = async (minutes: number) => {
      await db
        .updateTable('play_limit')
        .set({ played_at: minutesAgo(minutes) })
        .execute();
      return stake('1');
    };
    expect([await stake('1'), await played(6), await played(15)]).toEqual(['OK', 'OK', 'OK']);
    expect(await listed()).toMatchObject([{ kind: 'session', minutes: 10, usedMinutes: 6, leftMinutes: 4 }]);
    const roundId = randomUUID();
    expect(await play('debit', '1', roundId)).toBe('OK');
    const told = async () => {
      const reply = await player('realityCheck', {});
      return reply.ok && reply.value.timeLimit;
    };
    expect(await played(3)).toBe('OK');
    const { leftMs, endsAt, period } = (await told()) || { leftMs: 0, endsAt: 0, period: undefined };
    expect(period).toBe('month');
    // A minute, less what the test has taken since the last stake.
    for (const leftNowMs of [leftMs, (endsAt ?? 0) - Date.now()]) {
      expect(leftNowMs).toBeLessThanOrEqual(60_000);
      expect(leftNowMs).toBeGreaterThan(30_000);
    }
    // After a pause nothing runs; while it goes on, the time since the last stake counts.
    await db
      .updateTable('play_limit')
      .set({ played_at: minutesAgo(11) })
      .execute();
    expect(await told()).toMatchObject({ endsAt: null });
    expect(await played(2)).toBe('LIMIT_EXCEEDED');
    expect(await told()).toMatchObject({ leftMs: 0 });
    expect(await launchCode()).toBe('limitReached');
    expect(await play('credit', '5', roundId)).toBe('OK');
  });

  it('RES-01 DR-23.4 a higher limit waits for the clock of the service and for a confirmation that names it, from whichever tab', async () => {
    const limit = { kind: 'deposit', period: 'week' } as const;
    const begin = Date.parse('2026-12-01T00:00:00Z');
    setClock(begin);
    player = await service.clientOf('player01');
    await player('setLimit', { ...limit, amountMinor: '500' });
    const asked = await player('setLimit', { ...limit, amountMinor: '800' });
    expect(asked).toEqual({ ok: true, value: { effectiveAt: begin + DAY_MS } });
    // The same again, from another tab, neither shortens nor lengthens the wait.
    setClock(begin + HOUR_MS);
    const other = await service.clientOf('player01');
    expect(await other('setLimit', { ...limit, amountMinor: '800' })).toEqual(asked);
    expect(await other('confirmLimit', { ...limit, amountMinor: '800' })).toMatchObject({
      code: 'conflict',
      details: { field: 'effectiveAt', rule: new Date(begin + DAY_MS).toISOString() },
    });
    setClock(begin + DAY_MS);
    player = await service.clientOf('player01');
    expect(await check('player01', 600n, new Date())).toBe('limitReached');
    // What was not asked for cannot be confirmed in its place.
    expect(await player('confirmLimit', { ...limit, amountMinor: '900' })).toMatchObject({
      code: 'conflict',
      details: { rule: 'changed' },
    });
    expect(await player('confirmLimit', { ...limit, isOff: true })).toMatchObject({ code: 'conflict' });
    // Two tabs confirm at once.
    const both = await Promise.all([1, 2].map(() => player('confirmLimit', { ...limit, amountMinor: '800' })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await check('player01', 600n, new Date())).toBe('ok');
    // Asked for, and not confirmed within seven days.
    await player('setLimit', { ...limit, isOff: true });
    setClock(begin + 9 * DAY_MS + 1);
    player = await service.clientOf('player01');
    expect(await player('confirmLimit', { ...limit, isOff: true })).toMatchObject({ code: 'notFound' });
    expect(await listed()).toMatchObject([{ amountMinor: '800', raise: null }]);
  });

  it('RES-01 a lower limit holds at once and takes back what was asked for', async () => {
    const limit = { kind: 'deposit', period: 'day' } as const;
    await player('setLimit', { ...limit, amountMinor: '500' });
    await player('setLimit', { ...limit, amountMinor: '800' });
    expect(await listed()).toMatchObject([{ amountMinor: '500', raise: { amountMinor: '800' } }]);
    await player('setLimit', { ...limit, amountMinor: '400' });
    expect(await listed()).toMatchObject([{ amountMinor: '400', raise: null }]);
    expect(await player('confirmLimit', { ...limit, amountMinor: '800' })).toMatchObject({ code: 'notFound' });
  });

  it.each([
    ['an amount of time', { kind: 'session', period: 'day', amountMinor: '5' }, 'minutes'],
    ['neither an amount nor none', { kind: 'loss', period: 'day' }, 'amountMinor'],
    ['both', { kind: 'loss', period: 'day', amountMinor: '5', isOff: true }, 'amountMinor'],
    ['deposits of a type of games', { kind: 'deposit', period: 'day', amountMinor: '5', gameType: 'LIVE' }, 'gameType'],
  ] as const)('RES-01 refuses %s, and writes nothing', async (_what, input, field) => {
    expect(await player('setLimit', input)).toMatchObject({ code: 'invalidInput', details: { field } });
    expect(await listed()).toEqual([]);
  });

  it('RES-02 DR-23.5 DR-0.6 a reality check that is due refuses stakes until it is answered, pays wins, and cannot be put off', async () => {
    const { stake, play } = await sitDown();
    const before = await player('realityCheck', {});
    expect(await player('acknowledgeRealityCheck', {})).toEqual(before);
    expect(await player('setRealityCheck', { minutes: 30 })).toMatchObject({ ok: true, value: { minutes: 30, isDue: false } });
    const roundId = randomUUID();
    expect(await play('debit', '10', roundId)).toBe('OK');
    await db
      .updateTable('session')
      .set({ created_at: minutesAgo(31) })
      .execute();
    expect(await stake('1')).toBe('LIMIT_EXCEEDED');
    expect(await play('credit', '4', roundId)).toBe('OK');
    expect(await player('realityCheck', {})).toMatchObject({ value: { isDue: true } });
    expect(await player('setRealityCheck', { minutes: 60 })).toMatchObject({ code: 'conflict' });
    expect(await player('acknowledgeRealityCheck', {})).toMatchObject({ ok: true, value: { isDue: false } });
    expect(await stake('1')).toBe('OK');
  });

  it('RES-02 DR-23.7 lists leave out what is blocked, and what a limit of its own has closed', async () => {
    const names = async () => {
      const [info, kept, recent] = await Promise.all([player('memberInfo', {}), player('favourites', {}), player('recentGames', {})]);
      if (!info.ok || !kept.ok || !recent.ok) throw new Error('refused');
      return [info.value.blockedTypes, kept.value.total, recent.value.total];
    };
    await db.insertInto('favourite').values({ account_id: accountId, node_id: nodeId, added_at: new Date() }).execute();
    await db
      .insertInto('recent_game')
      .values({ account_id: accountId, node_id: nodeId, played_at: new Date() })
      .onConflict((known) => known.doNothing())
      .execute();
    expect(await names()).toEqual([[], 1, 1]);
    await player('setProductBlock', { gameType, blocked: true });
    expect(await names()).toEqual([[gameType], 0, 0]);
    await db.deleteFrom('product_block').execute();
    const limit = { account_id: accountId, currency: 'USD', kind: 'stake', period: 'day', game_type: gameType } as const;
    await db
      .insertInto('play_limit')
      .values({ ...limit, amount_minor: 500n, used_minor: 500n, period_start: new Date(), zone })
      .execute();
    expect(await names()).toEqual([[gameType], 0, 0]);
    const without = async (types: string) => {
      const reply = await service.client('gameList', { without: types, pageSize: 100 });
      return reply.ok && reply.value.games.some((game) => game.gameType === gameType);
    };
    expect([await without(gameType), await without('LIVE')]).toEqual([false, true]);
  });

  it('RES-02 DR-23.7 a blocked type of games is refused at the launch and to the vendor, and opens a day after it was asked for', async () => {
    const { stake } = await sitDown();
    await player('setProductBlock', { gameType, blocked: true });
    expect(await stake('1')).toBe('LIMIT_EXCEEDED');
    expect(await player('launchGame', { nodeId })).toMatchObject({ code: 'limitReached', details: { field: 'gameType', rule: 'blocked' } });
    const reply = await player('setProductBlock', { gameType, blocked: false });
    const row = reply.ok ? reply.value.list.find((type) => type.gameType === gameType) : undefined;
    expect(row).toMatchObject({ isBlocked: true });
    expect(row?.opensAt).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
    expect(await stake('1')).toBe('LIMIT_EXCEEDED');
    await db.updateTable('product_block').set({ opens_at: new Date() }).execute();
    expect([await stake('1'), await launchCode()]).toEqual(['OK', 'ok']);
  });

  it('RES-02 DR-23.6 a break ends launches, stakes and deposits, keeps the log-in, and nobody ends it early', async () => {
    const { stake } = await sitDown();
    const until = Date.now() + 7 * DAY_MS;
    expect(await player('exclude', { kind: 'coolOff', until, password: 'wrong' })).toMatchObject({ code: 'wrongCredentials' });
    expect(await player('exclude', { kind: 'coolOff', until: Date.now() + HOUR_MS, password: TEST_PASSWORD })).toMatchObject({
      code: 'invalidInput',
      details: { field: 'until', rule: 'least' },
    });
    expect(await stake('1')).toBe('OK');
    await db.deleteFrom('login_failure').execute();
    expect(await player('exclude', { kind: 'coolOff', until, password: TEST_PASSWORD })).toMatchObject({ ok: true });
    expect([await stake('1'), await launchCode(), await check('player01', 1n)]).toEqual(['PLAYER_BLOCKED', 'coolingOff', 'coolingOff']);
    expect(await service.client('login', { username: 'player01', password: TEST_PASSWORD })).toMatchObject({
      ok: true,
      value: { info: { exclusion: { kind: 'coolOff', until } } },
    });
    expect(await player('exclude', { kind: 'coolOff', until: until - DAY_MS, password: TEST_PASSWORD })).toMatchObject({
      code: 'conflict',
    });
    // Neither an operator nor a job before its time.
    await db.updateTable('account').set({ state: 'active' }).where('id', '=', accountId).execute();
    await endExclusions(db, new Date(until - 1));
    expect(await launchCode()).toBe('coolingOff');
    await endExclusions(db, new Date(until));
    await endExclusions(db, new Date(until));
    expect([await launchCode(), await stake('1')]).toEqual(['ok', 'OK']);
    expect(await player('memberInfo', {})).toMatchObject({ value: { exclusion: null } });
  });

  it('RES-02 a self-exclusion outlasts a break that was begun before it', async () => {
    const now = Date.now();
    await player('exclude', { kind: 'coolOff', until: now + 2 * DAY_MS, password: TEST_PASSWORD });
    expect(await player('exclude', { kind: 'self', until: now + 200 * DAY_MS, password: TEST_PASSWORD })).toMatchObject({ ok: true });
    await endExclusions(db, new Date(now + 3 * DAY_MS));
    expect(await launchCode()).toBe('excluded');
    expect(await player('exclude', { kind: 'coolOff', until: now + 3 * DAY_MS, password: TEST_PASSWORD })).toMatchObject({
      code: 'conflict',
    });
  });

  it('RES-03 the statement agrees with the ledger and the bets, by day', async () => {
    await depositMoney(db, { accountId, amountMinor: 5000n });
    const entry = { accountId, counterId: house.deposit, currency: 'USD' } as const;
    await db.transaction().execute((tx) =>
      ledger.post(tx, [
        { ...entry, idempotencyKey: 'statement:held', kind: 'WITHDRAW_HOLD', amountMinor: -700n },
        { ...entry, idempotencyKey: 'statement:back', kind: 'WITHDRAW_RETURN', amountMinor: 200n },
      ]),
    );
    const bet = {
      account_id: accountId,
      integration: 'STUDIO',
      node_id: nodeId,
      game_type: gameType,
      currency: 'USD',
      status: 'settled',
    } as const;
    // Two minutes, and midnight of the brand's zone between them.
    const settledAt = (at: string, payout_minor: bigint) => {
      const [placed_at, settled_at] = [new Date(at), new Date(at)];
      return { ...bet, round_id: `statement ${at}`, stake_minor: 100n, valid_bet_minor: 100n, payout_minor, placed_at, settled_at };
    };
    await settleBets(db, [settledAt('2026-02-01T16:59:00Z', 30n), settledAt('2026-02-01T17:01:00Z', 31n)]);
    await applyRollups(db);
    const reply = await player('statement', { from: '2026-01-01', to: '2026-12-31' });
    if (!reply.ok) throw new Error(reply.code);
    const { rows } = await sql<Record<'day' | 'depositsMinor' | 'withdrawalsMinor' | 'stakedMinor' | 'wonMinor', string>>`
      with money as (
        select (at at time zone ${zone})::date as day, sum(amount_minor) filter (where kind = 'DEPOSIT') as deposits,
          -sum(amount_minor) filter (where kind like 'WITHDRAW%') as withdrawals
        from transfer where account_id = ${accountId} group by 1
      ),
      played as (
        select (settled_at at time zone ${zone})::date as day, sum(stake_minor) as staked, sum(payout_minor) as won
        from bet where account_id = ${accountId} and settled_at is not null group by 1
      )
      select to_char(day, 'YYYY-MM-DD') as day, coalesce(deposits, 0)::text as "depositsMinor", coalesce(withdrawals, 0)::text as "withdrawalsMinor",
        coalesce(staked, 0)::text as "stakedMinor", coalesce(won, 0)::text as "wonMinor"
      from money full join played using (day) order by day`.execute(db);
    const figures = ['depositsMinor', 'withdrawalsMinor', 'stakedMinor', 'wonMinor'] as const;
    const { days } = reply.value;
    const told = days.map((row) => Object.fromEntries((['day', ...figures] as const).map((name) => [name, row[name]])));
    expect(told.filter((row) => figures.some((name) => row[name] !== '0'))).toEqual(
      rows.filter((row) => figures.some((name) => row[name] !== '0')),
    );
    for (const name of figures) {
      const sum = rows.reduce((total, row) => total + BigInt(row[name]), 0n);
      expect([name, sum > 0n, reply.value[name]]).toEqual([name, true, String(sum)]);
    }
    expect(rows.find(({ day }) => day === '2026-02-02')).toMatchObject({ stakedMinor: '100', wonMinor: '31' });
    for (const day of [...days, reply.value]) expect(BigInt(day.netMinor)).toBe(BigInt(day.wonMinor) - BigInt(day.stakedMinor));
    expect(await player('statement', { from: '2026-02-01', to: '2026-01-01' })).toMatchObject({ code: 'invalidInput' });
    expect(await player('statement', { from: '2025-01-01', to: '2026-12-31' })).toMatchObject({ code: 'invalidInput' });
  });
});
