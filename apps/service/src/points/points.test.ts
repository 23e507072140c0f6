import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import type { GameType } from '@site/api/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { earnPoints } from '../jobs/earnPoints.ts';
import { openWallets } from '../ledger/openWallets.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { hashPassword } from '../session/Passwords.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { settleBets } from '../testing/settleBets.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { postPoints } from './postPoints.ts';
import { redeemQueue } from './redeemQueue.ts';

const paymentPassword = '246810';

describe.each(ruleEngines)('points on %s', (engine) => {
  let service: TestService;
  let client: Client;
  let accountId: number;
  let keys = 0;
  beforeAll(async () => {
    service = await startService({ engine });
    const { db } = service.services;
    await db
      .updateTable('account')
      .set({ payment_password_hash: await hashPassword(paymentPassword) })
      .execute();
    const account = db.selectFrom('account').where('username', '=', 'player01').where('merchant', '=', 'marquee');
    accountId = (await account.select('id').executeTakeFirstOrThrow()).id;
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    for (const table of [
      'rate_window',
      'login_failure',
      'reward_order',
      'reward',
      'point_entry',
      'point_wallet',
      'point_mark',
      'member_day',
      'vip_standing',
      'requirement',
      'inbox_message',
    ] as const)
      await db.deleteFrom(table).execute();
    client = await service.clientOf('player01');
  });

  const grant = (points: bigint, to = accountId, now = new Date()) =>
    service.services.db
      .transaction()
      .execute((tx) => postPoints(tx, { accountId: to, kind: 'MISSION', points, idempotencyKey: `m:${(keys += 1)}`, cause: {}, now }));
  const offer = async (terms: { points?: bigint; stock?: number; minVip?: number; perMember?: number } = {}) => {
    const { id } = await service.services.db
      .insertInto('reward')
      .values({
        merchant: 'marquee',
        code: `reward${(keys += 1)}`,
        art: 'coffee',
        position: keys,
        points: terms.points ?? 100n,
        stock: terms.stock ?? 10,
        min_vip: terms.minVip ?? 0,
        per_member: terms.perMember ?? 0,
        words: JSON.stringify({ EN: { name: 'Coffee voucher', detail: 'Any branch' } }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(id);
  };
  const held = async () => {
    const reply = await client('pointBalance', {});
    if (!reply.ok) throw new Error(reply.code);
    return [reply.value.points, reply.value.heldPoints];
  };
  const redeem = (rewardId: string, quantity = 1, transferId: string = randomUUID()) =>
    client('redeemReward', { rewardId, quantity, paymentPassword, transferId });
  const convert = (points: string, transferId: string = randomUUID()) => client('convertPoints', { points, paymentPassword, transferId });
  const play = async (bets: [gameType: GameType, credits: number][], at: Date) => {
    await settleBets(
      service.services.db,
      bets.map(([game_type, credits]) => ({
        account_id: accountId,
        integration: 'STUDIO',
        round_id: `points:${(keys += 1)}`,
        node_id: 1,
        game_type,
        currency: 'USD',
        stake_minor: BigInt(credits) * 100n,
        payout_minor: 0n,
        valid_bet_minor: BigInt(credits) * 100n,
        status: 'settled' as const,
        placed_at: at,
        settled_at: at,
      })),
    );
    await applyRollups(service.services.db);
  };
  const entries = async () => {
    const rows = await service.services.db.selectFrom('point_entry').select(['points', 'balance_after']).orderBy('id').execute();
    return rows.map(({ points, balance_after }) => [points, balance_after]);
  };
  const turn = (state: 'active' | 'coolingOff') =>
    service.services.db.updateTable('account').set({ state }).where('id', '=', accountId).execute();
  const decide = async (decision: 'approve' | 'reject', reason = '') => {
    const now = new Date();
    const [item] = await redeemQueue.list(service.services, { merchant: 'marquee', limit: 10, now });
    const terms = { decision, reason, operatorId: 1, merchant: 'marquee', now };
    const first = await redeemQueue.decide(service.services, { id: item?.id ?? '', ...terms });
    return [first, await redeemQueue.decide(service.services, { id: item?.id ?? '', ...terms })];
  };

  it('MEM-11 DR-5.1 a day’s valid bets earn points at 02:05, once, and missed days are caught up', async () => {
    await play(
      [
        ['RNG', 14_820],
        ['SPORTS', 4110],
        ['LIVE', 4702],
      ],
      new Date('2020-11-20T12:00:00Z'),
    );
    // 02:04 in Ho Chi Minh City, then 02:05.
    await earnPoints(service.services, new Date('2020-11-20T19:04:00Z'));
    expect(await entries()).toEqual([]);
    await earnPoints(service.services, new Date('2020-11-20T19:05:00Z'));
    await earnPoints(service.services, new Date('2020-11-20T19:35:00Z'));
    expect(await entries()).toEqual([[212n, 212n]]);
    // A process that died before it moved the mark starts the day anew.
    await service.services.db.deleteFrom('point_mark').execute();
    await earnPoints(service.services, new Date('2020-11-20T20:05:00Z'));
    expect(await entries()).toEqual([[212n, 212n]]);
    await play([['RNG', 300]], new Date('2020-11-21T12:00:00Z'));
    await earnPoints(service.services, new Date('2020-11-24T19:05:00Z'));
    expect(await entries()).toEqual([
      [212n, 212n],
      [3n, 215n],
    ]);
    expect(await client('pointBalance', {})).toMatchObject({
      value: { points: '215', earned: { day: '2020-11-21', lines: [{ gameType: 'RNG', weight: 1, points: '3' }] } },
    });
  });

  it('MEM-11 DR-5.2 converts points once for a request, with money that has to be played once', async () => {
    await grant(1250n);
    const key = randomUUID();
    const replies = await Promise.all([convert('500', key), convert('500', key)]);
    const done = await convert('500', key);
    expect(replies.every((reply) => reply.ok || reply.code === 'tooMany')).toBe(true);
    expect(done).toMatchObject({ ok: true, value: { amount: '500', points: '750' } });
    expect(await convert('600', key)).toMatchObject({ code: 'duplicateMismatch' });
    expect(await held()).toEqual(['750', '0']);
    const requirements = await service.services.db.selectFrom('requirement').select(['kind', 'need_minor']).execute();
    expect(requirements).toEqual([{ kind: 'POINT_CONVERT', need_minor: 500n }]);
    const referenceNumber = done.ok ? done.value.referenceNumber : '';
    const detail = await client('transactionDetail', { referenceNumber });
    const { balanceBefore = '0', balanceAfter = '0' } = detail.ok ? detail.value : {};
    expect(detail).toMatchObject({ value: { type: 'POINT_CONVERT', amount: '500', currency: 'USD', cause: '500' } });
    expect(BigInt(balanceAfter) - BigInt(balanceBefore)).toBe(500n);
    const stranger = await service.clientOf('player02');
    expect(await stranger('transactionDetail', { referenceNumber })).toMatchObject({ code: 'notFound' });
    expect(await client('transactionDetail', { referenceNumber: 'T1' })).toMatchObject({ code: 'notFound' });
    expect(await client('redeemHistory', {})).toMatchObject({
      value: { list: [{ type: 'CONVERT', points: '500', amount: '500', ratio: '100:1', status: 'approved', referenceNumber }] },
    });
  });

  it.each([
    ['no multiple of 100', '150', { code: 'invalidInput', details: { field: 'points', rule: 'step' } }],
    ['nothing', '0', { code: 'invalidInput', details: { field: 'points', rule: 'step' } }],
    ['more than there are', '60100', { code: 'notEnoughPoints' }],
    ['more than a day allows', '50100', { code: 'invalidInput', details: { field: 'points', rule: 'dailyMost' } }],
  ])('MEM-11 DR-5.2 refuses to convert %s, and changes nothing', async (_what, points, refusal) => {
    await grant(60_000n);
    expect(await convert(points)).toMatchObject(refusal);
    expect(await held()).toEqual(['60000', '0']);
  });

  it('MEM-11 refuses a wrong payment password, and a member who takes a break', async () => {
    await grant(500n);
    const rewardId = await offer();
    const wrong = { paymentPassword: '111222', transferId: randomUUID() };
    expect(await client('convertPoints', { points: '100', ...wrong })).toMatchObject({ code: 'wrongPaymentPassword' });
    expect(await client('redeemReward', { rewardId, quantity: 1, ...wrong })).toMatchObject({ code: 'wrongPaymentPassword' });
    await turn('coolingOff');
    expect([await convert('100'), await redeem(rewardId)]).toMatchObject([{ code: 'coolingOff' }, { code: 'coolingOff' }]);
    await turn('active');
    expect(await held()).toEqual(['500', '0']);
  });

  it('MEM-11 DR-5.3 the points of a request are held, approved once, and MEM-13 listed', async () => {
    await grant(1000n);
    const rewardId = await offer({ points: 300n, stock: 2 });
    const key = randomUUID();
    const first = await redeem(rewardId, 2, key);
    expect(await redeem(rewardId, 2, key)).toEqual(first);
    expect(await redeem(rewardId, 1, key)).toMatchObject({ code: 'duplicateMismatch' });
    expect(await held()).toEqual(['400', '600']);
    expect(await decide('approve')).toEqual([undefined, 'conflict']);
    expect(await held()).toEqual(['400', '0']);
    expect(await client('redeemHistory', {})).toMatchObject({
      value: {
        list: [{ type: 'REWARD', name: 'Coffee voucher', quantity: 2, points: '600', amount: '0', status: 'approved', remark: '' }],
        totalPages: 1,
      },
    });
    expect(await client('redeemHistory', { to: '2020-01-01' })).toMatchObject({ value: { list: [], totalPages: 0 } });
    const messages = await service.services.db.selectFrom('inbox_message').select(['kind', 'values']).execute();
    expect(messages).toEqual([{ kind: 'redeemApproved', values: { reward: 'Coffee voucher' } }]);
  });

  it('MEM-11 DR-5.3 a rejected request returns its points and its stock, with the reason', async () => {
    await grant(1000n);
    const rewardId = await offer({ points: 300n, stock: 1 });
    await redeem(rewardId);
    expect(await decide('reject', 'Not sent to your country')).toEqual([undefined, 'conflict']);
    expect(await held()).toEqual(['1000', '0']);
    expect(await client('redeemHistory', {})).toMatchObject({
      value: { list: [{ status: 'rejected', remark: 'Not sent to your country' }] },
    });
    expect(await client('pointRewards', {})).toMatchObject({ value: { list: [{ stock: 1, taken: 0 }] } });
    expect(await client('pointHistory', {})).toMatchObject({
      value: {
        list: [
          {
            earned: '1300',
            spent: '300',
            entries: [{ kind: 'RETURN', detail: 'Coffee voucher' }, { kind: 'REDEEM' }, { kind: 'MISSION' }],
          },
        ],
      },
    });
  });

  it('MEM-11 DR-5.2 the VIP level, the limit for each member, and what is left are checked', async () => {
    // Another member, since one may not ask more often in a minute.
    const second = service.services.db.selectFrom('account').where('username', '=', 'player02');
    await grant(1000n, (await second.select('id').executeTakeFirstOrThrow()).id);
    client = await service.clientOf('player02');
    const golden = await offer({ minVip: 3 });
    expect(await redeem(golden)).toMatchObject({ code: 'forbidden' });
    expect(await client('pointRewards', {})).toMatchObject({ value: { list: [{ minVip: 3, minVipLabel: 'Gold', hasRank: false }] } });
    const single = await offer({ perMember: 1 });
    expect(await redeem(single, 2)).toMatchObject({ code: 'outOfStock', details: { field: 'quantity' } });
    expect(await redeem(single)).toMatchObject({ ok: true });
    expect(await redeem(single)).toMatchObject({ code: 'outOfStock', details: { field: 'quantity' } });
    expect(await redeem(await offer({ stock: 0 }))).toMatchObject({ code: 'outOfStock' });
    expect(await redeem(await offer({ points: 901n }))).toMatchObject({ code: 'notEnoughPoints' });
    expect(await redeem('999999')).toMatchObject({ code: 'notFound' });
    expect(await held()).toEqual(['900', '100']);
  });

  it('MEM-11 DR-5.2 the last item that 50 members ask for at once goes to one, and nobody else pays', async () => {
    const { db } = service.services;
    const rewardId = await offer({ stock: 1 });
    const {
      id: _id,
      username: _username,
      ...like
    } = await db.selectFrom('account').where('id', '=', accountId).selectAll().executeTakeFirstOrThrow();
    const crowd = await db
      .insertInto('account')
      .values(Array.from({ length: 50 }, (_, index) => ({ ...like, username: `crowd${index}`, mobile: null, email: null })))
      .returning(['id', 'username'])
      .execute();
    await openWallets(
      db,
      crowd.map(({ id }) => ({ id, currency: 'USD' })),
    );
    for (const { id } of crowd) await grant(100n, id);
    const clients = await Promise.all(crowd.map(({ username }) => service.clientOf(username)));
    const replies = await Promise.all(
      clients.map((call) => call('redeemReward', { rewardId, quantity: 1, paymentPassword, transferId: randomUUID() })),
    );
    const winners = replies.filter((reply) => reply.ok);
    expect(winners.length).toBe(1);
    const codes = new Set(replies.map((reply) => (reply.ok ? 'ok' : reply.code)));
    codes.delete('tooMany');
    expect([...codes].toSorted((one, other) => one.localeCompare(other))).toEqual(['ok', 'outOfStock']);
    const wallets = await db.selectFrom('point_wallet').select('points').where('account_id', '<>', accountId).execute();
    expect(wallets.filter(({ points }) => points === 0n).length).toBe(1);
    expect(await db.selectFrom('reward').select('stock').executeTakeFirst()).toEqual({ stock: 0 });
  });

  it('MEM-19 lists by day what was earned and spent, and no more than was asked for', async () => {
    await grant(300n, accountId, new Date('2020-11-20T10:00:00Z'));
    await grant(200n, accountId, new Date('2020-11-20T18:00:00Z'));
    const all = await client('pointHistory', {});
    expect(all).toMatchObject({
      value: {
        list: [
          { day: '2020-11-21', earned: '200', spent: '0', entries: [{ points: '200', balance: '500' }] },
          { day: '2020-11-20', earned: '300', entries: [{ points: '300', balance: '300' }] },
        ],
        totalPages: 1,
      },
    });
    expect(await client('pointHistory', { from: '2020-11-21' })).toMatchObject({ value: { list: [{ day: '2020-11-21' }] } });
    expect(await client('pointHistory', { to: '2020-11-20', pageSize: 1 })).toMatchObject({ value: { totalPages: 1 } });
    const trial = await service.clientOf('trial01');
    for (const call of ['pointBalance', 'pointRewards', 'pointConfig', 'redeemHistory', 'pointHistory'] as const)
      expect(await trial(call, {})).toMatchObject({ code: 'needsRealAccount' });
  });
});
