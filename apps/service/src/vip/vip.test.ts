import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepVip } from '../jobs/keepVip.ts';
import { creditMember } from '../requirements/creditMember.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { settleBets } from '../testing/settleBets.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { vipLevelOf } from './vipLevelOf.ts';

describe.each(ruleEngines)('VIP on %s', (engine) => {
  let service: TestService;
  let client: Client;
  let accountId: number;
  let keys = 0;
  beforeAll(async () => {
    service = await startService({ engine });
    await changeBrand(service.services, { flags: { VIP: '1' } });
    const account = service.services.db.selectFrom('account').where('username', '=', 'player01').where('merchant', '=', 'marquee');
    accountId = (await account.select('id').executeTakeFirstOrThrow()).id;
    const consent = {
      account_id: accountId,
      kind: 'marketing',
      is_given: true,
      given_at: new Date(),
      version: '1',
      ip: '127.0.0.1',
    } as const;
    await service.services.db.insertInto('consent').values(consent).execute();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    for (const table of [
      'rate_window',
      'vip_claim',
      'vip_standing',
      'vip_growth',
      'member_day',
      'inbox_message',
      'requirement',
      'account_profile',
    ] as const)
      await db.deleteFrom(table).execute();
    await turn('active');
    client = await service.clientOf('player01');
  });

  const turn = (state: 'active' | 'coolingOff') =>
    service.services.db.updateTable('account').set({ state }).where('id', '=', accountId).execute();
  const deposit = (credits: number) =>
    service.services.db.transaction().execute((tx) =>
      creditMember(tx, {
        ledger: service.services.ledger,
        accountId,
        currency: 'USD',
        kind: 'DEPOSIT',
        amountMinor: BigInt(credits) * 100n,
        idempotencyKey: `deposit:${(keys += 1)}`,
        house: 'house:DEPOSITS',
        multiple: 0,
        counts: 'all',
        now: new Date(),
      }),
    );
  const play = async (credits: number, at = new Date()) => {
    await settleBets(service.services.db, [
      {
        account_id: accountId,
        integration: 'STUDIO',
        round_id: `vip:${(keys += 1)}`,
        node_id: 1,
        game_type: 'RNG',
        currency: 'USD',
        stake_minor: BigInt(credits) * 100n,
        payout_minor: 0n,
        valid_bet_minor: BigInt(credits) * 100n,
        status: 'settled',
        placed_at: at,
        settled_at: at,
      },
    ]);
    await applyRollups(service.services.db);
  };
  const reach = async (level: 1 | 2, at?: Date) => {
    await deposit(level === 1 ? 500 : 2500);
    await play(level === 1 ? 5000 : 30_000, at);
  };
  const level = () => vipLevelOf(service.services.db, accountId);
  const progress = async () => {
    const reply = await client('vipProgress', {});
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  };
  const claim = (kind: 'level' | 'month' | 'birthday', period: string, transferId: string = randomUUID()) =>
    client('claimVipGift', { kind, period, transferId });
  const credited = async () => {
    const rows = await service.services.db
      .selectFrom('transfer')
      .where('account_id', '=', accountId)
      .where('idempotency_key', 'like', 'vip:%')
      .select(['amount_minor'])
      .execute();
    return rows.map(({ amount_minor }) => amount_minor);
  };

  it('MEM-12 DR-4.1 both deposits and valid bets are needed, and the settlement that completes them promotes', async () => {
    await deposit(500);
    await play(4999);
    expect(await level()).toBe(0);
    await play(1);
    expect(await level()).toBe(1);
    const info = await client('memberInfo', {});
    expect(info).toMatchObject({ value: { hasVip: true, vipRankLevel: 1, vipLabelName: 'Bronze' } });
    const { depositMinor, validBetMinor, monthMinor, keepMinor, label } = await progress();
    expect({ depositMinor, validBetMinor, monthMinor, keepMinor, label }).toEqual({
      depositMinor: '50000',
      validBetMinor: '500000',
      monthMinor: '500000',
      keepMinor: '100000',
      label: 'Bronze',
    });
    const messages = await service.services.db.selectFrom('inbox_message').select(['kind', 'values']).execute();
    expect(messages).toEqual([{ kind: 'vipPromoted', values: { level: 'Bronze' } }]);
  });

  it('MEM-12 the ladder has seven levels in the currency of the member', async () => {
    const reply = await client('vipRanks', {});
    const list = reply.ok ? reply.value.list : [];
    expect(list.map(({ label }) => label)).toEqual(['Member', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Crown']);
    expect(list[3]).toMatchObject({ depositMinor: '1000000', validBetMinor: '15000000', keepMinor: '2000000', withdrawals: 6 });
    expect(list[3]?.rebates.find(({ gameType }) => gameType === 'LIVE')).toEqual({ gameType: 'LIVE', ratePpm: 2500 });
  });

  it('MEM-12 DR-4.2 each gift is credited once, however often and from however many tabs it is claimed', async () => {
    await reach(2);
    const birthday = `1990-${new Date().toISOString().slice(5, 7)}-15`;
    await service.services.db
      .insertInto('account_profile')
      .values({ account_id: accountId, birthday, register_url: '', domain: '' })
      .execute();
    const { gifts } = await progress();
    expect(gifts.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['level', '500'],
      ['level', '1800'],
      ['month', '800'],
      ['birthday', '1800'],
    ]);
    const key = randomUUID();
    const replies = await Promise.all([claim('level', '2', key), claim('level', '2', key), claim('level', '2'), claim('level', '2')]);
    expect(replies.filter((reply) => reply.ok).length).toBeGreaterThanOrEqual(1);
    expect(await credited()).toEqual([1800n]);
    expect(await claim('level', '1', randomUUID())).toMatchObject({ ok: true, value: { gift: { amountMinor: '500' } } });
    const used = randomUUID();
    expect(await claim('month', gifts[2]?.period ?? '', used)).toMatchObject({ ok: true });
    expect(await claim('month', gifts[2]?.period ?? '', used)).toMatchObject({ ok: true });
    expect(await claim('birthday', gifts[3]?.period ?? '', used)).toMatchObject({ code: 'duplicateMismatch' });
    expect(await claim('month', gifts[2]?.period ?? '')).toMatchObject({ code: 'alreadyClaimed' });
    expect(await claim('level', '3')).toMatchObject({ code: 'notFound' });
    expect((await credited()).toSorted((one, other) => Number(one - other))).toEqual([500n, 800n, 1800n]);
    const opened = await service.services.db.selectFrom('requirement').select(['need_minor']).execute();
    expect(opened.map(({ need_minor }) => need_minor).toSorted((one, other) => Number(one - other))).toEqual([500n, 800n, 1800n]);
  });

  it('MEM-12 DR-4.2 a month without the keep value lowers by one level, once, and the keep value brings it back', async () => {
    const october = new Date('2020-10-20T05:00:00Z');
    await reach(2, october);
    await service.services.db.updateTable('vip_standing').set({ kept_month: '2020-10-01' }).execute();
    // 02:59 of 1 December in Ho Chi Minh City, then 03:00.
    await keepVip(service.services, new Date('2020-11-30T19:59:00Z'));
    expect(await level()).toBe(2);
    await keepVip(service.services, new Date('2020-11-30T20:00:00Z'));
    await keepVip(service.services, new Date('2020-11-30T20:30:00Z'));
    expect(await level()).toBe(1);
    await play(4999);
    expect(await level()).toBe(1);
    await play(1);
    expect(await level()).toBe(2);
    // The gift of a level is given once, also when it was lost.
    expect((await progress()).gifts.filter(({ kind }) => kind === 'level').length).toBe(2);
  });

  it('DR-4.3 whoever is away keeps the level, and is told nothing', async () => {
    await turn('coolingOff');
    await reach(1, new Date('2020-10-20T05:00:00Z'));
    await service.services.db.updateTable('vip_standing').set({ kept_month: '2020-10-01' }).execute();
    await keepVip(service.services, new Date('2020-11-30T20:00:00Z'));
    expect(await level()).toBe(1);
    expect(await service.services.db.selectFrom('inbox_message').select('kind').execute()).toEqual([]);
    expect(await claim('level', '1')).toMatchObject({ code: 'coolingOff' });
  });

  it('DR-4.3 days of a break lower what keeps the level', async () => {
    await reach(2, new Date('2020-10-20T05:00:00Z'));
    await service.services.db.updateTable('vip_standing').set({ kept_month: '2020-10-01' }).execute();
    await play(2500, new Date('2020-11-02T05:00:00Z'));
    // The 11th to the 25th of November in Ho Chi Minh City: half of the month.
    await service.services.db
      .insertInto('exclusion')
      .values({
        account_id: accountId,
        from_at: new Date('2020-11-11T05:00:00Z'),
        kind: 'coolOff',
        until_at: new Date('2020-11-25T05:00:00Z'),
        ended_at: new Date('2020-11-25T05:00:00Z'),
      })
      .execute();
    await keepVip(service.services, new Date('2020-11-30T20:00:00Z'));
    expect(await level()).toBe(2);
    await keepVip(service.services, new Date('2020-12-31T20:00:00Z'));
    expect(await level()).toBe(1);
  });

  it('SHL-15 there is no VIP where the brand has none', async () => {
    const other = service.clientWith({ 'X-Merchant': 'khela', Authorization: `Bearer ${await service.tokenOf('player01', 'khela')}` });
    for (const call of ['vipRanks', 'vipProgress'] as const) expect(await other(call, {})).toMatchObject({ code: 'notFound' });
    expect(await other('memberInfo', {})).toMatchObject({ value: { hasVip: false, vipLabelName: '' } });
  });
});
