import { addDays, dayOf } from '@site/rules/period';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedBills } from '../testing/seedBills.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';

const now = new Date();
const today = dayOf(now, 'Asia/Ho_Chi_Minh');
const range = { from: addDays(today, -3), to: today };

describe.each(spreadEngines)('on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({
      engine,
      async seed(empty) {
        await seedSmall(empty, now);
        await seedBills(empty, today);
      },
    });
  });
  afterAll(() => service.close());

  async function read(username: string, more: object = {}) {
    const reply = await (await service.clientOf(username))('bills', { ...range, ...more });
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  }

  it('API-05 AGT-07 lists the bills of every kind of contract, those taken and those given', async () => {
    const taken = await read('agent12', { sort: '-validBetMinor' });
    expect(taken.rows.map(({ kind }) => kind).toSorted()).toEqual(['DAILY', 'DIVIDEND', 'HOURLY'].flatMap((kind) => [kind, kind, kind]));
    expect(taken.rows[0]).toMatchObject({
      account: 'agent12',
      validBetMinor: '300000',
      grossMinor: '300',
      status: 'ISSUED',
      currency: 'USD',
    });
    expect(taken.totals).toEqual({
      rows: 9,
      validBetMinor: '1800000',
      ownNetMinor: '600000',
      grossMinor: '1800',
      receivedMinor: '1800',
      keptMinor: '1800',
      currency: 'USD',
    });
    expect((await read('agent01', { groupBy: 'given' })).totals.rows).toBe(9);
    expect((await read('agent01')).rows).toEqual([]);
    expect((await read('agent11', { groupBy: 'given' })).rows).toEqual([]);
  });

  it('API-05 AGT-07 limits bills to a kind, and goes through them page by page', async () => {
    const daily = { filter: JSON.stringify({ kind: 'DAILY' }), limit: 2 };
    const first = await read('agent12', daily);
    const rest = await read('agent12', { ...daily, cursor: first.next });
    expect([...first.rows, ...rest.rows].map(({ kind, to }) => [kind, to])).toEqual(
      [1, 2, 3].map((ago) => ['DAILY', addDays(today, -ago)]),
    );
    expect(rest.next).toBeNull();
    expect(await (await service.clientOf('agent12'))('billDetail', { id: first.rows[0]?.id ?? '' })).toMatchObject({
      ok: true,
      value: { kind: 'DAILY', keptMinor: first.rows[0]?.keptMinor },
    });
  });

  it('AGT-11 MEM-26 a file of bills, a bill and a list of contracts are looks at their takers, who find them in their copy', async () => {
    const giver = await service.clientOf('agent01');
    const take = async (report: 'dailyWages' | 'hourSalary' | 'dividends', groupBy: 'given' | 'taken') => {
      const started = await giver('startExport', { report, query: { ...range, groupBy } });
      if (!started.ok) throw new Error(started.code);
      expect((await fetch(new URL(started.value.url, service.url))).status).toBe(200);
    };
    const looks = async (by: string) => {
      const copy = await (await service.clientOf(by))('myData', {});
      return copy.ok ? (copy.value.subjects['record_access'] ?? []).map(({ what }) => what) : [];
    };
    const before = (await looks('agent12')).length;
    for (const report of ['dailyWages', 'hourSalary', 'dividends'] as const) await take(report, 'given');
    await take('dailyWages', 'taken');
    const [bill] = (await read('agent01', { groupBy: 'given' })).rows;
    await giver('billDetail', { id: bill?.id ?? '' });
    await giver('simulateContract', {
      taker: 'agent12',
      kind: 'DAILY',
      ...range,
      tiers: [{ minActive: 0, minValidBetMinor: '0', ratePpm: 1000 }],
      categories: ['RNG'],
    });
    expect((await looks('agent12')).slice(before)).toEqual([
      'dailyWages',
      'hourSalary',
      'dividends',
      'bills',
      'billDetail',
      'simulateContract',
    ]);
    // A look at oneself is none.
    await (
      await service.clientOf('agent12')
    )('billDetail', { id: bill?.id ?? '' });
    expect(await looks('agent11')).toEqual([]);
  });

  it('API-05 AGT-11 shows bills to agents alone', async () => {
    expect(await (await service.clientOf('player02'))('bills', range)).toMatchObject({ ok: false, code: 'notAgent' });
  });
});
