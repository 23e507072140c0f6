import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import { fairFloats, seedHash } from '@site/rules/fairStream';
import { addDays, dayOf, periodAround, startOfDay } from '@site/rules/period';
import { splitPool } from '@site/rules/redEnvelope';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { ledger } from '../ledger/Ledger.ts';
import { openWallets } from '../ledger/openWallets.ts';
import { payFriends } from '../referral/payFriends.ts';
import { shareTurnover } from '../referral/shareTurnover.ts';
import { addWaves } from '../redEnvelope/addWaves.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts, TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { settleBets } from '../testing/settleBets.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { settleBoards } from './settleBoards.ts';

const zone = 'Asia/Ho_Chi_Minh';
const DAY_MS = 86_400_000;
const today = () => dayOf(new Date(), zone);
const once = () => ({ transferId: randomUUID() });

describe.each(ruleEngines)('missions and red envelopes on %s', (engine) => {
  let service: TestService;
  let client: Client;
  let accountId: number;
  let made = 0;
  beforeAll(async () => {
    service = await startService({
      engine,
      async seed(db) {
        await seedTestAccounts(db);
        await seedTestGames(db);
      },
    });
  });
  afterAll(() => service.close());
  beforeEach(async () => ({ client, accountId } = await addMember()));

  /** Calls are limited by account, so each test has its own. */
  async function addMember() {
    const { db } = service.services;
    const username = `member${(made += 1)}`;
    const named = { merchant: 'marquee', role: 'member', type: 0, username, nickname: username } as const;
    const { id } = await db
      .insertInto('account')
      .values({ ...named, currency: 'USD', country: 'VN', language: 'EN', password_hash: '', path: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openWallets(db, [{ id, currency: 'USD' }]);
    return { accountId: id, client: await service.clientOf(username) };
  }
  const bet = (id: number, stake: bigint, { at = new Date(), game = 'slot' }: { at?: Date; game?: keyof typeof testGames } = {}) =>
    settleBets(service.services.db, [
      {
        account_id: id,
        integration: 'STUDIO',
        round_id: randomUUID(),
        part: 0,
        node_id: testGames[game].node_id,
        game_type: testGames[game].game_type,
        currency: 'USD',
        stake_minor: stake,
        payout_minor: 0n,
        valid_bet_minor: stake,
        status: 'settled',
        placed_at: at,
        settled_at: at,
      },
    ]);
  const deposit = (id: number, amountMinor: bigint) =>
    service.services.db.transaction().execute(async (tx) => {
      const counterId = await houseAccountOf(tx, 'house:TEST');
      await ledger.post(tx, [{ accountId: id, counterId, idempotencyKey: randomUUID(), kind: 'DEPOSIT', currency: 'USD', amountMinor }]);
    });
  const balanceOf = async (id: number) => {
    const { balance_minor } = await service.services.db
      .selectFrom('wallet')
      .where('account_id', '=', id)
      .where('currency', '=', 'USD')
      .select('balance_minor')
      .executeTakeFirstOrThrow();
    return balance_minor;
  };
  const points = async () => {
    const reply = await client('pointBalance', {});
    return reply.ok && reply.value.points;
  };
  const moveSignIn = (days: number, place: number) =>
    service.services.db
      .updateTable('sign_in')
      .set({ day: addDays(today(), -days), place })
      .where('account_id', '=', accountId)
      .execute();
  const read = async () => {
    const reply = await client('missions', {});
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  };

  it('MEM-10 MEM-16 DR-7.1 DR-7.2 signs in once a day with the status signed, and the cycle goes on where no day was missed', async () => {
    expect((await read()).signIn).toEqual({
      status: 'claim',
      day: 1,
      days: 7,
      signedToday: false,
      points: ['10', '10', '20', '20', '30', '30', '80'],
    });
    const replies = await Promise.all(Array.from({ length: 10 }, () => client('signIn', once())));
    expect(replies.filter((reply) => reply.ok).map((reply) => reply.value)).toEqual([{ day: 1, points: '10' }]);
    expect(replies.filter((reply) => !reply.ok).every((reply) => reply.code === 'alreadyClaimed')).toBe(true);
    expect(await points()).toBe('10');
    expect((await read()).signIn).toMatchObject({ status: 'signed', signedToday: true });
    await moveSignIn(1, 6);
    expect((await read()).signIn).toMatchObject({ status: 'claim', day: 7, signedToday: false });
    await moveSignIn(2, 6);
    expect((await read()).signIn).toMatchObject({ day: 1, signedToday: false });
  });

  it('MEM-16 DR-7.3 a mission is claimed once it is reached, once in its period', async () => {
    expect((await read()).missions.map(({ id, status, progress }) => [id, status, progress])).toEqual([
      ['daily-bet', 'process', 0],
      ['daily-three', 'process', 0],
      ['weekly-days', 'process', 0],
    ]);
    await bet(accountId, 9_900n);
    await applyRollups(service.services.db);
    expect(await client('claimMission', { id: 'daily-bet', ...once() })).toMatchObject({ code: 'conflict' });
    await bet(accountId, 100n);
    await applyRollups(service.services.db);
    const [mission] = (await read()).missions;
    expect(mission).toMatchObject({ title: 'A round day', status: 'claim', progress: 100, target: 100, rewardPoints: '10' });
    const { transferId } = once();
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        client('claimMission', { id: 'daily-bet', transferId: index < 4 ? transferId : randomUUID() }),
      ),
    );
    expect(claims.filter((reply) => reply.ok).length).toBeGreaterThan(0);
    expect(claims.every((reply) => (reply.ok ? reply.value.points === '10' : reply.code === 'alreadyClaimed'))).toBe(true);
    expect([await points(), (await read()).missions[0]?.status]).toEqual(['10', 'claimed']);
    expect(await client('claimMission', { id: 'no-such', ...once() })).toMatchObject({ code: 'notFound' });
  });

  it('MEM-14 the reward centre lists what can be claimed, and claims it the same way', async () => {
    await bet(accountId, 10_000n);
    await applyRollups(service.services.db);
    const listed = async () => {
      const reply = await client('rewards', {});
      if (!reply.ok) throw new Error(reply.code);
      return reply.value.list.map(({ id, points: worth }) => [id, worth]);
    };
    expect(await listed()).toEqual([
      ['mission:daily-bet', '10'],
      ['signIn', '10'],
    ]);
    const sent = { id: 'mission:daily-bet', ...once() };
    expect(await client('claimReward', sent)).toMatchObject({ ok: true, value: { points: '10', amountMinor: null } });
    expect(await client('claimReward', sent)).toMatchObject({ ok: true });
    expect(await client('claimReward', { ...sent, id: 'signIn' })).toMatchObject({ code: 'duplicateMismatch' });
    expect(await client('claimReward', { id: 'promotion:none', ...once() })).toMatchObject({ code: 'notFound' });
    expect(await client('claimReward', { id: 'signIn', ...once() })).toMatchObject({ ok: true });
    expect([await listed(), await points()]).toEqual([[], '20']);
  });

  it('MEM-16 DR-7.4 the board ranks weighted bets, of equals the earlier, and pays each place once', async () => {
    const { db, bus } = service.services;
    const others = [await addMember(), await addMember(), await addMember()];
    const lastWeek = addDays(periodAround(today(), 'W').from, -7);
    const start = startOfDay(lastWeek, zone).getTime();
    const at = (minute: number) => new Date(start + minute * 60_000);
    await bet(accountId, 50_000n, { at: at(30) });
    await bet(others[0]?.accountId ?? 0, 50_000n, { at: at(20) });
    await bet(others[1]?.accountId ?? 0, 120_000n, { at: at(40), game: 'live' });
    await bet(others[2]?.accountId ?? 0, 90_000n, { at: at(-10) });
    await applyRollups(db);
    const board = async () => {
      const reply = await client('missionLeaderboard', { window: addDays(lastWeek, 3) });
      if (!reply.ok) throw new Error(reply.code);
      return reply.value;
    };
    const { list, own, poolMinor, isSettled } = await board();
    expect([poolMinor, isSettled]).toEqual(['100000', false]);
    expect(list.map(({ points: score, prizeMinor }) => [score, prizeMinor])).toEqual([
      ['600', '20000'],
      ['500', '12000'],
      ['500', '9000'],
    ]);
    expect(own).toMatchObject({ place: 3, points: '500', prizeMinor: '9000', isOwn: true });
    const settle = () => settleBoards({ db, bus, ledger }, new Date());
    await settle();
    await Promise.all([settle(), settle()]);
    expect(await Promise.all([accountId, ...others.map((one) => one.accountId)].map(balanceOf))).toEqual([9_000n, 12_000n, 20_000n, 0n]);
    expect((await board()).isSettled).toBe(true);
  });

  it('MEM-17 DR-8.3 an envelope is opened once for each member and wave, and an empty pool is finished', async () => {
    const { db } = service.services;
    // The hour of the wave is over in half of all cases.
    await addWaves(db, new Date());
    await addWaves(db, new Date());
    await db
      .updateTable('envelope_wave')
      .set({ starts_at: new Date(Date.now() - 60_000), ends_at: new Date(Date.now() + 60_000) })
      .where('starts_at', '<=', new Date())
      .execute();
    const waves = async (by = client) => {
      const reply = await by('redEnvelope', {});
      if (!reply.ok) throw new Error(reply.code);
      return reply.value;
    };
    const [wave, next] = (await waves()).waves;
    expect([wave?.state, wave?.count, wave?.poolMinor, next?.state]).toEqual(['open', 40, '5000', 'coming']);
    const waveId = wave?.id ?? 0;
    expect(await client('claimRedEnvelope', { waveId, ...once() })).toMatchObject({ code: 'conflict' });
    await deposit(accountId, 5_000n);
    expect(await waves()).toMatchObject({ chances: 1, chancesLeft: 1, depositedMinor: '5000' });
    expect(await client('claimRedEnvelope', { waveId: next?.id ?? 0, ...once() })).toMatchObject({ code: 'conflict' });

    const { transferId } = once();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => client('claimRedEnvelope', { waveId, transferId: index < 5 ? transferId : randomUUID() })),
    );
    const opened = replies.flatMap((reply) => (reply.ok ? [reply.value.amountMinor] : []));
    expect(new Set(opened).size).toBe(1);
    expect(replies.every((reply) => reply.ok || reply.code === 'alreadyClaimed')).toBe(true);
    expect(await balanceOf(accountId)).toBe(5_000n + BigInt(opened[0] ?? 0));
    expect(await waves()).toMatchObject({ chancesLeft: 0, waves: [{ left: 39, ownMinor: opened[0], ownPlace: 1, serverSeed: null }, {}] });

    await db.updateTable('envelope_wave').set({ taken: 40 }).where('id', '=', waveId).execute();
    const other = await addMember();
    await deposit(other.accountId, 5_000n);
    expect(await other.client('claimRedEnvelope', { waveId, ...once() })).toMatchObject({
      ok: true,
      value: { state: 'finished', amountMinor: null },
    });
    expect(await balanceOf(other.accountId)).toBe(5_000n);

    await db.updateTable('envelope_wave').set({ ends_at: new Date() }).where('id', '=', waveId).execute();
    const past = (await waves()).waves.find(({ id }) => id === waveId);
    const { serverSeed, clientSeed = '', nonce = 1, count = 0 } = past ?? {};
    expect(await seedHash(serverSeed ?? '')).toBe(wave?.seedHash);
    const shares = splitPool(5_000n, await fairFloats({ serverSeed: serverSeed ?? '', clientSeed, nonce }, count - 1));
    expect(String(shares[0])).toBe(opened[0]);
  });

  it('MEM-17 DR-8.1 chances of a day are used by the envelopes of a day', async () => {
    const { db } = service.services;
    await deposit(accountId, 50_000n);
    const { waves } = await client('redEnvelope', {}).then((reply) => (reply.ok ? reply.value : { waves: [] }));
    const values = waves.slice(0, 2).map(({ id }) => ({
      account_id: accountId,
      wave_id: id,
      place: 0,
      amount_minor: 1n,
      at: new Date(Date.now() - (id === waves[0]?.id ? 2 * DAY_MS : 60_000)),
    }));
    await db.insertInto('envelope_claim').values(values).execute();
    expect(await client('redEnvelope', {})).toMatchObject({ ok: true, value: { chances: 3, chancesLeft: 2 } });
  });

  it('MEM-15 DR-6.1 DR-6.2 a friend who registers by the code counts, and pays both once', async () => {
    const { db } = service.services;
    const invited = async () => {
      const reply = await client('referral', {});
      if (!reply.ok) throw new Error(reply.code);
      return reply.value;
    };
    const { code, link } = await invited();
    expect(link).toMatch(new RegExp(`/register\\?referralCode=${code}$`));
    expect((await invited()).code).toBe(code);
    await changeBrand(service.services, { settings: { registration: { altcha: { show: false } } } });
    const username = `friend${made}`;
    const registered = await service.client('register', {
      username,
      password: TEST_PASSWORD,
      confirmPassword: TEST_PASSWORD,
      referralCode: code,
      login: true,
      registerUrl: link,
      registerMethod: 'WEB',
      agreed: true,
    });
    expect(registered).toMatchObject({ ok: true });
    const friend = await db.selectFrom('account').where('username', '=', username).select(['id', 'upline_id']).executeTakeFirstOrThrow();
    expect(friend.upline_id).toBeNull();
    expect(await invited()).toMatchObject({ invited: 1, valid: 0, claimableMinor: '0' });
    expect(await client('claimReferral', { id: 'friends', ...once() })).toMatchObject({ code: 'conflict' });
    await db.updateTable('account').set({ mobile: '+84900000001' }).where('id', '=', friend.id).execute();
    await deposit(friend.id, 2_000n);
    await bet(friend.id, 10_000n);
    await applyRollups(db);
    expect(await client('referredFriends', {})).toMatchObject({
      ok: true,
      value: { total: 1, list: [{ userName: 'fr***' + username.at(-1), state: 'valid' }] },
    });
    expect(await invited()).toMatchObject({ valid: 1, claimableMinor: '800' });
    const claims = await Promise.all(Array.from({ length: 8 }, () => client('claimReferral', { id: 'friends', ...once() })));
    expect(claims.filter((reply) => reply.ok).map((reply) => reply.value.amountMinor)).toEqual(['800']);
    expect([await balanceOf(accountId), await balanceOf(friend.id)]).toEqual([800n, 2_300n]);
    expect(await client('claimReferral', { id: '5', ...once() })).toMatchObject({ code: 'conflict' });
    expect(await invited()).toMatchObject({ valid: 1, claimableMinor: '0', paidMinor: '800' });
  });

  it('MEM-15 DR-6.2 a friend is paid 3.00 by itself when it counts, exactly once, and then the inviter may still claim', async () => {
    const { db } = service.services;
    const friend = await addMember();
    await db
      .insertInto('account_profile')
      .values({ account_id: friend.accountId, recommender_id: accountId, register_url: '', domain: '' })
      .execute();
    await deposit(friend.accountId, 2_000n);
    await bet(friend.accountId, 10_000n);
    await payFriends(service.services, new Date());
    expect(await balanceOf(friend.accountId)).toBe(2_000n);
    await db.updateTable('account').set({ mobile: '+84900000002', state: 'frozen' }).where('id', '=', friend.accountId).execute();
    await payFriends(service.services, new Date());
    expect(await balanceOf(friend.accountId)).toBe(2_000n);
    await db.updateTable('account').set({ state: 'active' }).where('id', '=', friend.accountId).execute();
    await Promise.all([payFriends(service.services, new Date()), payFriends(service.services, new Date())]);
    await payFriends(service.services, new Date());
    expect([await balanceOf(accountId), await balanceOf(friend.accountId)]).toEqual([0n, 2_300n]);
    expect(await client('claimReferral', { id: 'friends', ...once() })).toMatchObject({ ok: true, value: { amountMinor: '800' } });
    expect([await balanceOf(accountId), await balanceOf(friend.accountId)]).toEqual([800n, 2_300n]);
  });

  it('MEM-15 DR-6.3 inviters of three levels share the valid bets of a day, once, and nobody under an agent', async () => {
    const { db } = service.services;
    const line = [{ accountId }, await addMember(), await addMember(), await addMember(), await addMember()];
    for (const [index, one] of line.slice(1).entries()) {
      const recommender_id = line[index]?.accountId ?? 0;
      await db.insertInto('account_profile').values({ account_id: one.accountId, recommender_id, register_url: '', domain: '' }).execute();
      await db
        .insertInto('referral_reward')
        .values({ account_id: one.accountId, cause: 'invited', amount_minor: 1n, currency: 'USD', at: new Date() })
        .execute();
    }
    const last = line.at(-1)?.accountId ?? 0;
    await bet(last, 1_000_000n);
    await applyRollups(db);
    const balances = () => Promise.all(line.map((one) => balanceOf(one.accountId)));
    const tomorrow = new Date(startOfDay(addDays(today(), 1), zone).getTime() + 3 * 3_600_000);
    const agent = await db.selectFrom('account').where('username', '=', 'agent01').select('id').executeTakeFirstOrThrow();
    const second = line[2]?.accountId ?? 0;
    await db.updateTable('account').set({ upline_id: agent.id }).where('id', '=', second).execute();
    const before = await balances();
    await Promise.all([shareTurnover(service.services, tomorrow), shareTurnover(service.services, tomorrow)]);
    await shareTurnover(service.services, tomorrow);
    const after = await balances();
    expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([0n, 200n, 0n, 1_000n, 0n]);
    await db.updateTable('account').set({ upline_id: null }).where('id', '=', second).execute();
    const kinds = await db
      .selectFrom('transfer')
      .where('account_id', '=', line[3]?.accountId ?? 0)
      .where('kind', '=', 'REFERRAL')
      .select('amount_minor')
      .execute();
    expect(kinds).toEqual([{ amount_minor: 1_000n }]);
  });

  it('MEM-16 MEM-17 RES-02 members who are not active earn nothing', async () => {
    const frozen = await service.clientOf('frozen01');
    expect(await frozen('signIn', once())).toMatchObject({ code: 'frozen' });
    expect(await frozen('redEnvelope', {})).toMatchObject({ code: 'frozen' });
    expect(await frozen('rewards', {})).toMatchObject({ ok: true, value: { list: [] } });
  });
});
