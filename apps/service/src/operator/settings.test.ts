import type { Client } from '@site/api/client';
import type { RowOf } from '@site/api/defineReport';
import type { houseReport } from '@site/api/deskReports';
import type { Brand } from '@site/api/system';
import { addDays, dayOf } from '@site/rules/period';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { longestWait } from '../jobs/readJobHealth.ts';
import { recordRun } from '../jobs/recordRun.ts';
import { settleRealtimeSalary } from '../jobs/realtimeSalary.ts';
import { houseAccountOf } from '../ledger/houseAccountOf.ts';
import { addWaves } from '../redEnvelope/addWaves.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { settleBets } from '../testing/settleBets.ts';
import { startService, type TestService } from '../testing/startService.ts';

type Reply<Value> = Promise<{ ok: true; value: Value } | { ok: false; code: string }>;

async function valueOf<Value>(reply: Reply<Value>): Promise<Value> {
  const given = await reply;
  if (!given.ok) throw new Error(given.code);
  return given.value;
}

const timeOf = ({ savedAt }: { savedAt: number }) => new Date(savedAt).toISOString();
const textOf = (brand: Brand, change: object) => JSON.stringify({ ...brand, ...change });
type HouseRow = RowOf<typeof houseReport>;
const sumOf = (rows: readonly HouseRow[], name: keyof HouseRow) => rows.reduce((sum, row) => sum + BigInt(String(row[name])), 0n);

const now = new Date();
const today = dayOf(now, 'Asia/Ho_Chi_Minh');
const reason = 'The festival begins.';

it.each([
  ['* * * * *', 1],
  ['1-59/5 * * * *', 5],
  ['6-59/10 * * * *', 10],
  ['*/10 * * * *', 10],
  ['5,35 * * * *', 30],
  ['23 * * * *', 60],
])('OPR-09 a job with the schedule %s runs every %i minutes', (cron, minutes) => {
  expect(longestWait(cron)).toBe(minutes);
});

const refusedBy = (field: string) => ({ code: 'invalidInput', details: { field } });

describe.each(ruleEngines)('brand, settings and books at the desk on %s', (engine) => {
  let service: TestService;
  let first: Client;
  let second: Client;

  beforeAll(async () => {
    service = await startService({ engine, seed: (empty) => seedSmall(empty, now) });
    first = await service.operatorClientOf('operator01');
    second = await service.operatorClientOf('operator02');
  });
  afterAll(() => service.close());

  const logged = async (act: string) => (await valueOf(first('auditLog', { search: act }))).list.filter((line) => line.act === act);
  const openProposals = async () => (await valueOf(second('proposals', {}))).list.filter(({ outcome }) => outcome === 'open');
  const changeByTwo = async (values: Record<string, unknown>) => {
    await valueOf(first('setSetting', { group: 'payout', values, reason }));
    for (const { id } of await openProposals()) await valueOf(second('decideProposal', { id, isApproved: true }));
  };
  const shownBrand = async () => (await valueOf(service.client('permission', {}))).brand;

  it('OPR-04 a draft is published by another operator, is on the next page, and an earlier version comes back', async () => {
    const before = await shownBrand();
    const saved = await valueOf(first('setBrand', { text: textOf(before, { name: 'Marquee Gold', roundness: 0.5 }) }));
    expect(saved).toMatchObject({ savedBy: 'operator01', isMine: true, faults: [] });
    expect(await shownBrand()).toEqual(before);
    const publication = { savedAt: timeOf(saved), reason };
    expect(await first('publishBrand', publication)).toMatchObject({ code: 'conflict' });
    expect(await second('publishBrand', { ...publication, savedAt: timeOf({ savedAt: saved.savedAt - 1 }) })).toMatchObject({
      code: 'conflict',
    });
    expect(await second('publishBrand', { ...publication, reason: ' ' })).toMatchObject({
      code: 'invalidInput',
      details: { field: 'reason' },
    });
    const replies = await Promise.all([1, 2].map(() => second('publishBrand', publication)));
    expect(replies.map((reply) => (reply.ok ? 'done' : reply.code)).toSorted()).toEqual(['done', 'notFound']);
    expect(await shownBrand()).toMatchObject({ name: 'Marquee Gold', roundness: 0.5 });
    const { draft, versions } = await valueOf(first('brand', {}));
    expect(draft).toBeNull();
    expect(versions).toMatchObject([
      { version: 2, savedBy: 'operator01', publishedBy: 'operator02', reason, restores: null },
      { version: 1, publishedBy: '', brand: { name: 'Marquee' } },
    ]);
    expect((await logged('publishBrand'))[0]).toMatchObject({ operator: 'operator02', reason });
    expect(JSON.parse((await logged('publishBrand'))[0]?.before ?? '')).toEqual({ name: 'Marquee', roundness: null });
    expect(await first('rollBackBrand', { version: 2, reason })).toMatchObject({ code: 'conflict' });
    expect(await first('rollBackBrand', { version: 9, reason })).toMatchObject({ code: 'notFound' });
    expect(await first('rollBackBrand', { version: 1, reason })).toMatchObject({ ok: true, value: { version: 3 } });
    expect(await shownBrand()).toEqual(before);
    expect((await valueOf(first('brand', {}))).versions[0]).toMatchObject({ version: 3, restores: 1 });
    await expect(service.services.db.deleteFrom('brand_version').execute()).rejects.toThrow(/never changed/);
  });

  it('OPR-04 the brand’s own texts are found, drafted, published by another operator, on the next page, and brought back', async () => {
    const before = await shownBrand();
    const { list } = await valueOf(first('siteWording', { language: 'EN', search: 'lobby.hot' }));
    expect(list).toContainEqual({ key: 'site:lobby.hot', text: expect.any(String) as string });
    const wrong = { wording: { EN: { 'site:lobby.showing': 'Games' } } };
    expect(await first('setBrand', { text: textOf(before, wrong) })).toMatchObject({
      code: 'invalidInput',
      details: { field: 'wording.EN.site:lobby.showing', rule: 'placeholders: category, shown, total' },
    });
    const wording = { EN: { 'site:lobby.hot': 'Under the lamps' }, BN: { 'site:lobby.hot': 'বাতির নিচে' } };
    const saved = await valueOf(first('setBrand', { text: textOf(before, { wording }) }));
    await valueOf(second('publishBrand', { savedAt: timeOf(saved), reason }));
    expect(await shownBrand()).toMatchObject({ wording: { EN: wording.EN } });
    expect((await shownBrand()).wording).not.toHaveProperty('BN');
    const { versions } = await valueOf(first('brand', {}));
    await valueOf(first('rollBackBrand', { version: (versions[0]?.version ?? 0) - 1, reason }));
    expect(await shownBrand()).toEqual(before);
  });

  it('OPR-04 a pair of colours that cannot be read stops the publication, and is named', async () => {
    const before = await shownBrand();
    const text = textOf(before, { tokens: { text: { light: '#999999' } } });
    const saved = await valueOf(first('setBrand', { text }));
    expect(saved.faults).toContainEqual(expect.objectContaining({ ink: 'text', ground: 'page', scheme: 'light', wanted: 4.5 }));
    const refusal = {
      code: 'invalidInput',
      details: { field: 'tokens.text.light', rule: expect.stringContaining('4.5 is required') as string },
    };
    expect(await second('publishBrand', { savedAt: timeOf(saved), reason })).toMatchObject(refusal);
    expect(await shownBrand()).toEqual(before);
    expect(await second('dropBrandDraft', {})).toMatchObject({ ok: true });
    expect(await second('dropBrandDraft', {})).toMatchObject({ code: 'notFound' });
    expect(await second('publishBrand', { savedAt: timeOf(saved), reason })).toMatchObject({ code: 'notFound' });
  });

  it.each([
    ['text that is no JSON', () => '{{', 'text'],
    ['a colour that is none', (brand: Brand) => textOf(brand, { tokens: { action: { dark: 'amberish' } } }), 'tokens.action.dark'],
    ['a token that is unknown', (brand: Brand) => textOf(brand, { tokens: { sky: { dark: '#fff' } } }), 'tokens.sky'],
    ['another currency', (brand: Brand) => textOf(brand, { currency: 'VND' }), 'currency'],
    ['the code of another brand', (brand: Brand) => textOf(brand, { merchant: 'khela' }), 'merchant'],
    ['hosts of its own', (brand: Brand) => textOf(brand, { hosts: ['khela.localhost'] }), 'hosts'],
  ])('OPR-04 refuses %s with its field', async (_, write, field) => {
    expect(await first('setBrand', { text: write(await shownBrand()) })).toMatchObject({ code: 'invalidInput', details: { field } });
    expect((await valueOf(first('brand', {}))).draft).toBeNull();
  });

  it('OPR-04 a switch is turned at once, with a reason, and written down', async () => {
    const isOn = async () => (await valueOf(first('flags', {}))).list.find(({ name }) => name === 'FREEPLAY')?.isOn;
    expect(await isOn()).toBe(true);
    await valueOf(first('setFlag', { name: 'FREEPLAY', isOn: false, reason }));
    expect(await isOn()).toBe(false);
    expect((await valueOf(service.client('whitelabel', {})))['FREEPLAY']).toBe('0');
    await valueOf(first('setFlag', { name: 'FREEPLAY', isOn: true, reason }));
    expect(await logged('setFlag')).toMatchObject([{ before: '{"isOn":false}' }, { target: 'FREEPLAY', after: '{"isOn":false}', reason }]);
    expect(await first('setFlag', { name: 'FREEMONEY', isOn: true, reason })).toMatchObject({ code: 'notFound' });
  });

  it('OPR-06 settings of a group are changed within their bounds, at once, and come back to their defaults', async () => {
    const { settings } = await service.services.brands.of('marquee');
    const kept = settings.banks;
    const hours = async () => (await valueOf((await service.clientOf('player01'))('limits', {}))).waitHours;
    expect(await hours()).toBe(24);
    await valueOf(first('setSetting', { group: 'play', values: { limitWaitHours: 48 }, reason }));
    expect(await hours()).toBe(48);
    expect((await service.services.brands.of('marquee')).settings.banks).toEqual(kept);
    const { groups } = await valueOf(first('settings', {}));
    expect(groups.find(({ group }) => group === 'play')?.values).toMatchObject({ limitWaitHours: 48, autoplay: false });
    await valueOf(first('setSetting', { group: 'play', values: { limitWaitHours: null }, reason }));
    expect(await hours()).toBe(24);
    expect((await logged('changeSettings'))[1]).toMatchObject({
      target: 'play',
      reason,
      before: '{"limitWaitHours":null}',
      after: '{"limitWaitHours":48}',
    });
    const refusalOf = async (values: Record<string, unknown>) => first('setSetting', { group: 'play', values, reason });
    expect(await refusalOf({ limitWaitHours: 1 })).toMatchObject({ code: 'invalidInput', details: { field: 'values.limitWaitHours' } });
    expect(await refusalOf({ receiptMinutes: 5 })).toMatchObject({ details: { field: 'values.receiptMinutes', rule: 'known' } });
    expect(await refusalOf({})).toMatchObject({ code: 'invalidInput', details: { field: 'values' } });
    const banks = await first('setSetting', { group: 'money', values: { banks: ['ACB', ''] }, reason });
    expect(banks).toMatchObject({ code: 'invalidInput', details: { field: 'values.banks.1' } });
  });

  it('OPR-06 DR-2.5 caps of contracts above the budget of a category are refused; the defaults leave 8,000 of 9,600 for LIVE', async () => {
    const { budgets } = await valueOf(first('settings', {}));
    expect(budgets).toContainEqual({ gameType: 'LIVE', spentPpm: 8000, mayPpm: 9600 });
    expect(budgets).toContainEqual({ gameType: 'RNG', spentPpm: 18_000, mayPpm: 32_000 });
    const change = (values: Record<string, unknown>) => first('setSetting', { group: 'payout', values, reason });
    expect(await change({ edgesPpm: { LIVE: 10_000 } })).toMatchObject({ code: 'rateTooHigh', details: { field: 'LIVE' } });
    const lower = { edgesPpm: { LIVE: 10_000 }, contractCaps: { salariesPpm: 7000 } };
    expect(await change(lower)).toMatchObject({ ok: true, value: { needsSecond: true } });
    // Sent twice, it is the same proposal; another about the same waits for the first.
    expect(await change(lower)).toMatchObject({ ok: true });
    expect(await change({ contractCaps: { salariesPpm: 6000 } })).toMatchObject({ code: 'conflict' });
    const [open, ...others] = (await openProposals()).filter(({ kind }) => kind === 'settings');
    expect(open).toMatchObject({ subject: 'payout', proposedBy: 'operator01', mayDecide: true, reason });
    expect(others).toEqual([]);
    const id = open?.id ?? '';
    expect(await first('decideProposal', { id, isApproved: true })).toMatchObject({ code: 'conflict' });
    expect((await valueOf(first('settings', {}))).budgets).toEqual(budgets);
    const twice = await Promise.all([1, 2].map(() => second('decideProposal', { id, isApproved: true })));
    expect(twice.map((reply) => (reply.ok ? 'done' : reply.code)).toSorted()).toEqual(['conflict', 'done']);
    expect((await valueOf(first('settings', {}))).budgets).toContainEqual({ gameType: 'LIVE', spentPpm: 7500, mayPpm: 8000 });
    expect((await logged('changeSettings'))[0]).toMatchObject({ operator: 'operator02', target: 'payout', reason });
    expect(await change({ contractCaps: null })).toMatchObject({ code: 'rateTooHigh' });
    const above = { code: 'invalidInput', details: { field: 'values.contractCaps.dailyPpm' } };
    expect(await change({ contractCaps: { dailyPpm: 50_001 } })).toMatchObject(above);
    await changeByTwo({ edgesPpm: null, contractCaps: null });
  });

  it('OPR-07 OPR-06 one operator alone changes neither what is paid out nor what one alone may pay, and a rejected change is none', async () => {
    const raise = { group: 'money', values: { secondOperatorCredits: 5000, receiptMinutes: 20 }, reason } as const;
    const before = (await valueOf(first('settings', {}))).groups;
    expect(await first('setSetting', raise)).toMatchObject({ ok: true, value: { needsSecond: true } });
    const id = (await openProposals())[0]?.id ?? '';
    expect((await valueOf(first('settings', {}))).groups).toEqual(before);
    expect(await second('decideProposal', { id, isApproved: false, reason: 'Too much.' })).toMatchObject({ ok: true });
    expect((await valueOf(first('settings', {}))).groups).toEqual(before);
    expect(await openProposals()).toEqual([]);
    expect((await logged('rejectProposal'))[0]).toMatchObject({ operator: 'operator02', target: 'settings money', reason: 'Too much.' });
    expect(await first('setSetting', { group: 'money', values: { receiptMinutes: 20 }, reason })).toMatchObject({
      value: { needsSecond: false },
    });
    await valueOf(first('setSetting', { group: 'money', values: { receiptMinutes: null }, reason }));
  });

  it('OPR-07 OPR-05 the site is closed by two operators, and opened by one', async () => {
    const { db } = service.services;
    const status = async () =>
      (await db.selectFrom('system_status').where('merchant', '=', 'marquee').select('status').executeTakeFirst())?.status;
    const maintenanceEnd = new Date(Date.now() + 3_600_000).toISOString();
    expect(await first('setStatus', { status: 1, maintenanceEnd, reason })).toMatchObject({ ok: true, value: { needsSecond: true } });
    expect(await status()).not.toBe(1);
    const id = (await openProposals())[0]?.id ?? '';
    expect(await first('decideProposal', { id, isApproved: true })).toMatchObject({ code: 'conflict' });
    expect(await status()).not.toBe(1);
    expect(await second('decideProposal', { id, isApproved: true })).toMatchObject({ ok: true });
    expect(await status()).toBe(1);
    expect(await first('setStatus', { status: 0, maintenanceEnd: null })).toMatchObject({ ok: true, value: { needsSecond: false } });
    expect(await status()).toBe(0);
    expect((await logged('closeSite'))[0]).toMatchObject({ operator: 'operator02', reason });
  });

  it('OPR-05 OPR-07 in an emergency one operator closes the site at once with a reason, all colleagues are told, and it opens by itself', async () => {
    const { db, brands } = service.services;
    const closeAtOnce = (by: Client, minutes: number, why = reason) =>
      by('setStatus', { status: 1, maintenanceEnd: null, minutes, reason: why });
    for (const minutes of [0, 61, 1.5]) expect(await closeAtOnce(first, minutes)).toMatchObject(refusedBy('minutes'));
    expect(await closeAtOnce(first, 30, ' ')).toMatchObject(refusedBy('reason'));
    const maintenanceEnd = new Date(Date.now() + 7_200_000).toISOString();
    const planned = { status: 1, maintenanceEnd, minutes: 30, reason } as const;
    expect(await first('setStatus', planned)).toMatchObject(refusedBy('maintenanceEnd'));
    expect(await service.client('whitelabel', {})).toMatchObject({ ok: true });

    expect(await closeAtOnce(first, 60)).toEqual({ ok: true, value: { needsSecond: false } });
    const until = (await valueOf(second('urgentClosing', {})))?.until ?? 0;
    expect(Math.abs(until - Date.now() - 3_600_000)).toBeLessThan(60_000);
    expect(await service.client('whitelabel', {})).toMatchObject({ code: 'maintenance', details: { maintenanceEnd: until } });
    expect(await valueOf(second('urgentClosing', {}))).toMatchObject({ operator: 'operator01', reason });
    expect((await logged('closeAtOnce'))[0]).toMatchObject({ operator: 'operator01', reason });
    expect(await closeAtOnce(second, 60)).toMatchObject({ code: 'conflict', details: { rule: 'closed' } });

    await db
      .updateTable('system_status')
      .set({ maintenance_end: new Date(Date.now() - 1) })
      .where('merchant', '=', 'marquee')
      .execute();
    brands.forget();
    expect(await service.client('whitelabel', {})).toMatchObject({ ok: true });
    expect(await valueOf(second('urgentClosing', {}))).toBeNull();
    expect(await closeAtOnce(first, 60)).toMatchObject({ code: 'conflict', details: { rule: 'second' } });
    expect(await closeAtOnce(second, 5)).toMatchObject({ ok: true });
    expect(await service.client('whitelabel', {})).toMatchObject({ code: 'maintenance' });
    await valueOf(first('setStatus', { status: 0, maintenanceEnd: null }));
    expect(await service.client('whitelabel', {})).toMatchObject({ ok: true });
  });

  it('OPR-06 DR-2.5 a salary above its cap is not paid and is reported, until the cap allows it', async () => {
    const { db, ledger, bus, brands } = service.services;
    await settleRealtimeSalary({ db, ledger, bus }, now);
    const head = await db.selectFrom('contract').where('giver_id', 'is', null).selectAll().executeTakeFirstOrThrow();
    const paidOf = async () => (await db.selectFrom('salary_slice').select('slice_start').execute()).length;
    const played = {
      account_id: head.taker_id,
      integration: 'STUDIO',
      round_id: 'guarded',
      node_id: 10_001,
      game_type: 'RNG',
      currency: 'USD',
    };
    const money = { stake_minor: 9_000_000n, payout_minor: 0n, valid_bet_minor: 9_000_000n, status: 'settled' as const };
    await settleBets(db, [{ ...played, ...money, placed_at: now, settled_at: now }]);
    await changeByTwo({ contractCaps: { realtimePpm: 400 } });
    const before = await paidOf();
    const due = new Date(now.getTime() + 10 * 60_000);
    await expect(settleRealtimeSalary({ db, ledger, bus }, due)).rejects.toThrow('REALTIME at 500 ppm is above its cap of 400');
    expect(await paidOf()).toBe(before);
    await changeByTwo({ contractCaps: null });
    brands.forget();
    await settleRealtimeSalary({ db, ledger, bus }, due);
    expect(await paidOf()).toBeGreaterThan(before);
  });

  const setEnvelopes = (envelopes: object) =>
    first('setSetting', { group: 'prizes', values: { envelopes }, reason: 'The night of lanterns.' });

  it('OPR-06 MEM-17 DR-8.2 red envelopes fall by the settings of the brand, and waves that were added stay', async () => {
    const { db } = service.services;
    const waves = () =>
      db
        .selectFrom('envelope_wave')
        .where('merchant', '=', 'marquee')
        .select(['starts_at', 'ends_at', 'pool_minor', 'shares'])
        .orderBy('starts_at')
        .execute();
    const usual = { isOn: true, everyMinutes: 60, lengthMinutes: 30, poolCredits: 50, count: 40 };
    await db.deleteFrom('envelope_wave').execute();
    const noon = new Date('2026-03-01T12:00:00Z');
    for (const wrong of [{ lengthMinutes: 61 }, { everyMinutes: 5 }, { poolCredits: 1, count: 101 }])
      expect(await setEnvelopes({ ...usual, ...wrong })).toMatchObject({ code: 'invalidInput' });
    await valueOf(setEnvelopes({ ...usual, isOn: false }));
    await addWaves(db, noon);
    expect(await waves()).toEqual([]);
    await valueOf(setEnvelopes({ ...usual, everyMinutes: 120, lengthMinutes: 20, poolCredits: 7, count: 3 }));
    await addWaves(db, noon);
    const added = await waves();
    expect(added.map(({ starts_at, ends_at, pool_minor, shares }) => [starts_at, ends_at, pool_minor, shares.length])).toEqual([
      [noon, new Date('2026-03-01T12:20:00Z'), 700n, 3],
      [new Date('2026-03-01T14:00:00Z'), new Date('2026-03-01T14:20:00Z'), 700n, 3],
    ]);
    await valueOf(setEnvelopes({ ...usual, everyMinutes: 15, lengthMinutes: 15 }));
    await addWaves(db, noon);
    expect((await waves()).map(({ starts_at }) => starts_at.toISOString())).toEqual([
      '2026-03-01T12:00:00.000Z',
      '2026-03-01T14:00:00.000Z',
    ]);
    await addWaves(db, new Date('2026-03-01T12:30:00Z'));
    expect((await waves()).slice(1, 3).map(({ starts_at, shares }) => [starts_at.toISOString(), shares.length])).toEqual([
      ['2026-03-01T12:30:00.000Z', 40],
      ['2026-03-01T12:45:00.000Z', 40],
    ]);
  });

  describe('the house report', () => {
    const range = { from: addDays(today, -6), to: today };

    it('OPR-09 equals the bets and the ledger, by day, by vendor and by both', async () => {
      const { db, ledger } = service.services;
      const ofMarquee = sql`account_id in (select id from account where merchant = 'marquee' and type <> 4)`;
      const { id } = await db.selectFrom('account').where('username', '=', 'player01').select('id').executeTakeFirstOrThrow();
      const trial = await db.selectFrom('account').where('type', '=', 4).select('id').executeTakeFirstOrThrow();
      const house = await houseAccountOf(db, 'house:ADJUSTMENTS');
      await db.transaction().execute(async (tx) => {
        const entry = { accountId: id, counterId: house, currency: 'USD' } as const;
        await ledger.post(tx, [
          { ...entry, idempotencyKey: 'r', kind: 'REBATE', amountMinor: 1234n },
          { ...entry, idempotencyKey: 'j', kind: 'JACKPOT', amountMinor: 555n },
          { ...entry, idempotencyKey: 'p', kind: 'POINT_CONVERT', amountMinor: 66n },
          { ...entry, accountId: trial.id, idempotencyKey: 't', kind: 'BONUS', amountMinor: 7777n },
        ]);
      });
      await applyRollups(db);
      const [byDay, byVendor, both] = await Promise.all(
        (['day', 'vendor', 'both'] as const).map((groupBy) => valueOf(first('houseReport', { ...range, groupBy, limit: 100 }))),
      );
      if (!byDay || !byVendor || !both) throw new Error('No report.');
      const { rows: bets } = await sql<Record<'stake' | 'payout', string>>`
        select sum(stake_minor)::text as stake, sum(payout_minor)::text as payout from bet
        where status = 'settled' and currency = 'USD' and ${ofMarquee}`.execute(db);
      const { rows: paid } = await sql<{ kind: string; amount: string }>`
        select kind, sum(amount_minor)::text as amount from transfer where currency = 'USD' and ${ofMarquee} group by kind`.execute(db);
      const ledgerOf = (kind: string) => BigInt(paid.find((row) => row.kind === kind)?.amount ?? 0);
      const { stake, payout } = bets[0] ?? { stake: '', payout: '' };
      expect(byDay.totals).toMatchObject({ stakeMinor: stake, payoutMinor: payout });
      const ggr = BigInt(byDay.totals.ggrMinor);
      expect(ggr).toBe(BigInt(stake) - BigInt(payout));
      // The bet of the guarded salary was written without the wallet.
      expect(ggr - 9_000_000n).toBe(-(ledgerOf('BET') + ledgerOf('WIN')));
      expect(byDay.totals).toMatchObject({ rebateMinor: '1234', pointsMinor: '66', salaryMinor: String(ledgerOf('SALARY_RT')) });
      expect(BigInt(byDay.totals.bonusMinor)).toBe(
        ledgerOf('JACKPOT') +
          ledgerOf('BONUS') +
          ledgerOf('RED_ENVELOPE') +
          ledgerOf('TOURNAMENT') +
          ledgerOf('MISSION') +
          ledgerOf('REFERRAL'),
      );
      const fee = both.rows.reduce((sum, { ggrMinor }) => sum + (BigInt(ggrMinor) > 0n ? BigInt(ggrMinor) / 10n : 0n), 0n);
      expect(BigInt(byDay.totals.feeMinor)).toBe(fee);
      const costs = fee + BigInt(byDay.totals.bonusMinor) + 1234n + 66n + ledgerOf('SALARY_RT');
      expect(BigInt(byDay.totals.ngrMinor)).toBe(ggr - costs);
      for (const { rows, totals } of [byDay, byVendor, both])
        for (const name of ['bets', 'stakeMinor', 'ggrMinor', 'feeMinor', 'bonusMinor', 'ngrMinor'] as const) {
          expect(sumOf(rows, name)).toBe(BigInt(totals[name]));
          expect(totals[name]).toBe(byDay.totals[name]);
        }
      expect(byDay.rows.every((row) => row.day !== null && row.vendor === '')).toBe(true);
      expect(byVendor.rows.find((row) => row.vendor === 'Costs of no vendor')).toMatchObject({ bets: 0, rebateMinor: '1234' });
      expect(byVendor.rows.every((row) => row.day === null && row.vendor !== '')).toBe(true);
      const noVendor = { ...range, groupBy: 'vendor', filter: JSON.stringify({ vendor: 'no VENDOR' }) } as const;
      expect((await valueOf(first('houseReport', noVendor))).totals).toMatchObject({ rows: 1, bets: 0, rebateMinor: '1234' });
    });

    it.each(['day', 'vendor', 'both'] as const)('OPR-09 is written as a workbook with the same figures, by %s', async (groupBy) => {
      const asked = { ...range, groupBy, sort: '-ngrMinor' } as const;
      const { rows } = await valueOf(first('houseReport', { ...asked, limit: 100 }));
      const { file } = await valueOf(first('houseFile', { ...asked, format: 'xlsx' }));
      const sheet = strFromU8(unzipSync(Buffer.from(file, 'base64'))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      const [heading = '', ...lines] = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([line]) => line);
      expect([heading.includes('>Day<'), heading.includes('>Vendor<')]).toEqual([groupBy !== 'vendor', groupBy !== 'day']);
      expect(heading).toContain('>NGR<');
      expect(lines.map((line) => line.match(/<v>([^<]*)<\/v><\/c><c t="str"><v>USD<\/v><\/c><\/row>/)?.[1])).toEqual(
        rows.map(({ ngrMinor }) => (Number(ngrMinor) / 100).toFixed(2)),
      );
    });

    it('OPR-09 is written as CSV with its own filter, and amounts as bare numbers', async () => {
      const asked = { ...range, groupBy: 'vendor', filter: JSON.stringify({ vendor: 'no vendor' }) } as const;
      const { file } = await valueOf(first('houseFile', { ...asked, format: 'csv' }));
      expect(Buffer.from(file, 'base64').toString()).toMatch(
        /^\uFEFFVendor,Bets,Stakes,Payouts,GGR,Vendor fee,Bonuses,Rebates,Points,Salaries,NGR,Currency\r\nCosts of no vendor,0,0\.00,0\.00,0\.00,0\.00,[\d.]+,12\.34,0\.66,[\d.]+,-[\d.]+,USD\r\n$/,
      );
    });

    it('OPR-09 is neither filtered nor ordered by what the rows of a group lack', async () => {
      const vendor = JSON.stringify({ vendor: 'a' });
      const refused = [
        ['filter', { groupBy: 'day', filter: vendor }],
        ['sort', { groupBy: 'day', sort: 'vendor' }],
        ['sort', { groupBy: 'day', sort: '-vendor' }],
        ['sort', { groupBy: 'vendor', sort: 'day' }],
      ] as const;
      for (const [field, asked] of refused) {
        expect(await first('houseReport', { ...range, ...asked })).toMatchObject({ code: 'invalidInput', details: { field } });
        expect(await first('houseFile', { ...range, ...asked, format: 'csv' })).toMatchObject({ code: 'invalidInput', details: { field } });
      }
      const answered = [
        { groupBy: 'vendor' },
        { groupBy: 'vendor', sort: 'vendor', filter: vendor },
        { groupBy: 'both', sort: 'day', filter: vendor },
      ] as const;
      for (const asked of answered) expect(await first('houseReport', { ...range, ...asked })).toMatchObject({ ok: true });
    });

    it('OPR-09 takes at most 92 days, one currency, and what belongs to the brand alone', async () => {
      const wide = await first('houseReport', { from: addDays(today, -92), to: today });
      expect(wide).toMatchObject({ code: 'invalidInput', details: { field: 'to' } });
      expect((await valueOf(first('houseReport', { ...range, currency: 'BDT' }))).rows).toEqual([]);
      expect((await valueOf(first('houseCurrencies', {}))).currencies[0]).toBe('USD');
    });
  });

  it('OPR-09 tells how the jobs are, how far is counted, and what differs from a vendor’s log', async () => {
    const { db } = service.services;
    expect(await valueOf(first('jobs', {}))).toMatchObject({ list: [], waiting: expect.any(Number) as number });
    await sql`create schema if not exists pgboss`.execute(db);
    await sql`create table pgboss.schedule (name text, cron text, created_on timestamptz default now() - interval '30 minutes')`.execute(
      db,
    );
    await sql`create table pgboss.job (name text, state text, started_on timestamptz, completed_on timestamptz, created_on timestamptz, output jsonb)`.execute(
      db,
    );
    await sql`insert into pgboss.schedule values ('a', '* * * * *'), ('b', '*/10 * * * *'), ('c', '23 * * * *'), ('d', '*/10 * * * *')`.execute(
      db,
    );
    await sql`insert into pgboss.job values
      ('a', 'completed', now() - interval '3 seconds', now() - interval '1 second', now(), null),
      ('b', 'completed', now() - interval '1 hour', now() - interval '1 hour', now(), null),
      ('b', 'failed', now() - interval '20 minutes', now() - interval '20 minutes', now(), '{"message": "The vendor is silent."}')`.execute(
      db,
    );
    const { list } = await valueOf(first('jobs', {}));
    expect(list).toMatchObject([
      { name: 'a', state: 'completed', durationMs: 2000, everyMinutes: 1, isLate: false, failures: 0 },
      { name: 'b', state: 'failed', everyMinutes: 10, isLate: true, failures: 1, reason: 'The vendor is silent.' },
      { name: 'c', state: 'never', at: null, isLate: false },
      { name: 'd', state: 'never', isLate: true },
    ]);
    // A run is stored under its millisecond, and on a fast machine two are within one.
    let endedMs = 0;
    const run = async (name: string, work: () => Promise<void>) => {
      await vi.waitUntil(() => Date.now() > endedMs, { interval: 1 });
      await recordRun({ db, name, run: work, onError: () => undefined });
      endedMs = Date.now();
    };
    await run('roll-ups', () => Promise.resolve());
    await run('roll-ups', () => Promise.reject(new Error('A bet cannot be counted.')));
    await run('roll-ups', () => Promise.reject(new Error('A bet cannot be counted.')));
    await run('pay-jackpots', () => Promise.resolve());
    expect((await valueOf(first('jobs', {}))).list.slice(list.length)).toMatchObject([
      { name: 'pay-jackpots', state: 'completed', everyMinutes: 0.25, isLate: false, failures: 0, reason: '' },
      { name: 'roll-ups', state: 'failed', everyMinutes: 0.25, isLate: false, failures: 2, reason: 'A bet cannot be counted.' },
    ]);
    await run('roll-ups', () => Promise.resolve());
    expect((await valueOf(first('jobs', {}))).list.at(-1)).toMatchObject({ name: 'roll-ups', state: 'completed', failures: 2, reason: '' });
    const { id } = await db
      .selectFrom('account')
      .where('username', '=', 'player01')
      .where('merchant', '=', 'marquee')
      .select('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('vendor_difference')
      .values({
        integration: 'STUDIO',
        player_id: String(id),
        tx_id: 't1',
        period_start: now,
        kind: 'missingHere',
        ours: null,
        theirs: JSON.stringify({ amountMinor: '5' }),
        found_at: now,
        resolved_at: null,
      })
      .execute();
    const compared = await valueOf(first('reconciliation', {}));
    expect(compared).toMatchObject({ open: 1, list: [{ username: 'player01', txId: 't1', kind: 'missingHere', ours: '' }] });
    expect(compared.vendors.find(({ integration }) => integration === 'STUDIO')).toMatchObject({ open: 1, resolved: 0 });
  });
});
