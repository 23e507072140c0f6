import { randomUUID } from 'node:crypto';
import type { Slip } from '@site/api/vendor';
import { dayOf } from '@site/rules/period';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { grantTestRounds } from '../testing/grantTestRounds.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { fund } from '../testing/startWallet.ts';
import { launchFor, TestVendor } from '../testing/TestVendor.ts';

const today = dayOf(new Date(), 'Asia/Ho_Chi_Minh');
const result = { EN: 'Result', BN: 'ফলাফল' };
const parlay: Slip = {
  legs: [
    { event: 'Corrandale – Vestham', market: result, selection: 'Corrandale', odds: '1.8' },
    { event: 'Ostby – Marl', market: result, selection: { EN: 'Draw', AR: 'تعادل', BN: 'ড্র' }, odds: '3.25' },
  ],
  odds: '5.85',
};
const chips: Slip = { legs: [{ selection: 'Red', odds: '2', amountMinor: '30' }] };
const more: Slip = { legs: [{ selection: '17', odds: '36', amountMinor: '20' }] };

describe.each(spreadEngines)('on %s', (engine) => {
  let service: TestService;
  let vendor: TestVendor;
  let player: Record<'playerId' | 'gameCode', string> & Partial<Record<'sessionId' | 'currency', string | undefined>>;
  beforeAll(async () => {
    service = await startService({
      engine,
      async seed(db) {
        await seedTestAccounts(db);
        await seedTestGames(db);
      },
    });
    const { db, adapters } = service.services;
    vendor = new TestVendor({ url: service.url, secret: adapters.get('STUDIO')?.secret ?? '' });
    const { id: accountId } = await db
      .selectFrom('account')
      .where('username', '=', 'player01')
      .where('merchant', '=', 'marquee')
      .select('id')
      .executeTakeFirstOrThrow();
    await fund(db, { accountId, currency: 'USD', amountMinor: 1000n });
    const { node_id: nodeId, game_code: gameCode } = testGames.slot;
    const { launchToken } = await launchFor(db, { accountId, nodeId });
    const { playerId, sessionId, currency } = await vendor.ask('authenticate', { launchToken });
    player = { playerId: playerId ?? '', sessionId, currency, gameCode };
  });
  afterAll(() => service.close());

  const debit = (roundId: string, amountMinor: string, slip?: unknown, txId: string = randomUUID()) =>
    vendor.ask('debit', { ...player, txId, roundId, amountMinor, slip });
  const takeBack = (refTxId: string) => vendor.ask('rollback', { ...player, txId: randomUUID(), refTxId });
  async function rowOf(roundId: string, language = 'en', username = 'player01') {
    const client = service.clientWith({ Authorization: `Bearer ${await service.tokenOf(username)}`, 'Accept-Language': language });
    const reply = await client('betRecords', { from: today, to: today, filter: JSON.stringify({ roundId }) });
    if (!reply.ok) throw new Error(reply.code);
    const { market, selection, odds } = reply.value.rows[0] ?? {};
    return { row: [market, selection, odds], legs: await client('readBet', { id: `STUDIO:${roundId}:0` }) };
  }

  it('MEM-06 a record says what a bet was placed on, in the reader’s language', async () => {
    expect(await debit('parlay', '100', parlay)).toMatchObject({ code: 'OK' });
    expect(await rowOf('parlay')).toEqual({
      row: ['Result', 'Corrandale · Draw', '5.85'],
      legs: {
        ok: true,
        value: {
          currency: 'USD',
          legs: [
            { event: 'Corrandale – Vestham', market: 'Result', selection: 'Corrandale', odds: '1.8', stakeMinor: null },
            { event: 'Ostby – Marl', market: 'Result', selection: 'Draw', odds: '3.25', stakeMinor: null },
          ],
          odds: '5.85',
        },
      },
    });
    expect((await rowOf('parlay', 'bn')).row).toEqual(['ফলাফল', 'Corrandale · ড্র', '5.85']);
    // The vendor has no Arabic for the market.
    const inArabic = await rowOf('parlay', 'ar');
    expect(inArabic.row).toEqual(['Result', 'Corrandale · تعادل', '5.85']);
    expect(inArabic.legs).toMatchObject({
      value: { legs: [{ market: 'Result', saidIn: { lang: 'en', dir: 'ltr' } }, { selection: 'تعادل' }] },
    });
  });

  it('MEM-06 a further stake adds its legs, and takes them along when it is taken back; a void bet keeps them', async () => {
    await debit('table', '30', chips, 'a first stake');
    await debit('table', '20', more, 'then more');
    expect((await rowOf('table')).row).toEqual([null, 'Red · 17', null]);
    await takeBack('then more');
    expect((await rowOf('table')).row).toEqual([null, 'Red', '2']);
    await takeBack('a first stake');
    expect(await rowOf('table')).toMatchObject({ row: [null, 'Red', '2'], legs: { value: { legs: [{ stakeMinor: '30' }] } } });
  });

  it('MEM-06 a spin was placed on nothing, and a repeated or refused debit adds nothing', async () => {
    await debit('spin', '10');
    expect(await rowOf('spin')).toMatchObject({ row: [null, null, null], legs: { value: { legs: [], odds: null } } });
    await debit('spin', '99999999', more);
    await debit('repeated', '30', chips, 'sent twice');
    await debit('repeated', '30', chips, 'sent twice');
    expect((await rowOf('spin')).row[1]).toBeNull();
    expect((await rowOf('repeated')).row[1]).toBe('Red');
    expect(await debit('repeated', '30', more, 'sent twice')).toMatchObject({ code: 'DUPLICATE_MISMATCH' });
  });

  it.each([
    ['no leg', { legs: [] }, 'slip.legs'],
    ['too many legs', { legs: Array.from({ length: 101 }, () => chips.legs[0]) }, 'slip.legs'],
    ['too long a text', { legs: [{ selection: 'x'.repeat(121) }] }, 'slip.legs.0.selection'],
    ['a text that turns its direction', { legs: [{ selection: 'Red \u202E71' }] }, 'slip.legs.0.selection'],
    ['a null character', { legs: [{ selection: 'Red\u0000' }] }, 'slip.legs.0.selection'],
    ['no English', { legs: [{ selection: { BN: 'লাল' } }] }, 'slip.legs.0.selection'],
    ['odds that are none', { legs: [{ selection: 'Red', odds: '2,5' }] }, 'slip.legs.0.odds'],
  ])('MEM-06 refuses a slip of %s by the field', async (_what, slip, field) => {
    expect(await debit('refused', '10', slip)).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  it('MEM-06 DR-21.1 lists the free rounds that are left, and names the rounds that they were', async () => {
    const { db } = service.services;
    await grantTestRounds(db, { accountId: Number(player.playerId), campaignId: 'week', nodeId: testGames.slot.node_id, rounds: 2 });
    const client = await service.clientOf('player01');
    const left = async () => client('freeRounds', {});
    const grant = { campaignId: 'week', name: 'Opening week', stakeMinor: '20', wonMinor: '0', currency: 'USD' };
    const games = [{ nodeId: testGames.slot.node_id, displayName: testGames.slot.game_code }];
    expect(await left()).toMatchObject({ ok: true, value: { grants: [{ ...grant, games, left: 2 }] } });
    await vendor.ask('debit', { ...player, txId: 'free', roundId: 'free', amountMinor: '20', campaignId: 'week', roundEnd: true });
    expect(await left()).toMatchObject({ value: { grants: [{ left: 1 }] } });
    const paidBy = async (payer: string) => {
      const reply = await client('betRecords', { from: today, to: today, filter: JSON.stringify({ paidBy: payer }) });
      return reply.ok ? reply.value.rows.map(({ roundId, paidBy: by }) => [roundId, by]) : reply.code;
    };
    expect(await paidBy('campaign')).toEqual([['free', 'campaign']]);
    expect(await paidBy('player')).not.toContainEqual(['free', expect.anything()]);
    await vendor.ask('debit', { ...player, txId: 'last', roundId: 'last', amountMinor: '20', campaignId: 'week', roundEnd: true });
    expect(await left()).toEqual({ ok: true, value: { grants: [] } });
    expect(await (await service.clientOf('player02'))('freeRounds', {})).toEqual({ ok: true, value: { grants: [] } });
  });

  it('MEM-06 shows a bet to its player alone', async () => {
    const other = await service.clientOf('player02');
    expect(await other('readBet', { id: 'STUDIO:parlay:0' })).toMatchObject({ ok: false, code: 'notFound' });
  });

  it('RUN-06 keeps every invariant', async () => {
    const broken = (await auditMoney(service.services.db)).filter((each) => each.broken > 0n);
    expect(broken).toEqual([]);
  });
});
