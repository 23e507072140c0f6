import type { CallName } from '@site/api/calls';
import type { Client, Reply } from '@site/api/client';
import { columnOfSort, isDescending, type Report, type ReplyOf } from '@site/api/defineReport';
import { everyReport } from '@site/api/reports';
import { addDays, dayOf } from '@site/rules/period';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedBills } from '../testing/seedBills.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { seedBonuses } from '../testing/seedBonuses.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';

const now = new Date();
const today = dayOf(now, 'Asia/Ho_Chi_Minh');
const range = { from: addDays(today, -3), to: today };

type Ask = (name: string, input: object) => Promise<{ ok: true; value: ReplyOf<Report> } | Extract<Reply<CallName>, { ok: false }>>;

const names = everyReport.map(({ name }) => name);
const orders = everyReport.flatMap(({ name, columns }) =>
  Object.entries(columns).flatMap(([column, { sort }]) => (sort ? [[name, column] as const, [name, `-${column}`] as const] : [])),
);

const reportOf = (name: string) => everyReport.find((report) => report.name === name)!;
/** Limits a report with too many rows for one page. */
const narrowed: Record<string, object> = { downlineBets: { filter: JSON.stringify({ downline: 'agent11', gameType: 'LIVE' }) } };
/** The grouping with the most rows. */
const finest = (name: string) => ({ groupBy: Object.keys(reportOf(name).groups ?? {}).at(-1), ...narrowed[name] });

/** Tests every declared report. */
describe.each(spreadEngines)('on %s', (engine) => {
  let service: TestService;
  const clients = new Map<Report['audience'], Client>();
  beforeAll(async () => {
    service = await startService({
      engine,
      async seed(empty) {
        await seedSmall(empty, now);
        await seedBills(empty, today);
        await seedBonuses(empty, today);
        // Totals of a team are those that are counted.
        await applyRollups(empty);
      },
    });
    clients.set('agent', await service.clientOf('agent01')).set('member', await service.clientOf('player02'));
    clients.set('operator', await service.operatorClientOf('operator01'));
  });
  afterAll(() => service.close());

  const ask = (name: string, input: object) => (clients.get(reportOf(name).audience) as unknown as Ask)(name, { ...range, ...input });
  async function read(name: string, input: object) {
    const reply = await ask(name, input);
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  }

  it.each(orders)('AGT-06 MEM-06 OPR-09 %s pages through every row once, by %s', async (name, sort) => {
    const whole = await read(name, { ...finest(name), sort, limit: 100 });
    const paged: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(name, { ...finest(name), sort, limit: Math.ceil(whole.rows.length / 3), ...(cursor && { cursor }) });
      expect(page.totals).toEqual(whole.totals);
      paged.push(...page.rows);
      cursor = page.next ?? undefined;
    } while (cursor && paged.length < whole.rows.length);
    expect(whole.rows.length).toBeGreaterThan(2);
    expect(paged).toEqual(whole.rows);
    const values = whole.rows.map((row) => row[columnOfSort(sort)]);
    // A figure that is not told is below every other.
    const numbers = values.map((value) => (value === null ? -Infinity : /^-?\d+$/.test(String(value)) ? Number(value) : String(value)));
    const sorted = numbers.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
    expect(numbers).toEqual(isDescending(sort) ? sorted.toReversed() : sorted);
  });

  it.each(names)('AGT-06 MEM-06 OPR-09 %s returns the sums of its rows as totals', async (name) => {
    const { rows, totals } = await read(name, { ...finest(name), limit: 100 });
    const summed = Object.entries(reportOf(name).columns).flatMap(([column, { total }]) => (total ? [column] : []));
    // What is not told counts in the total all the same: its report proves it.
    for (const column of summed.filter((each) => rows.every((row) => row[each] !== null)))
      expect([column, String((totals as Record<string, unknown>)[column])]).toEqual([
        column,
        String(rows.reduce((sum, row) => sum + BigInt(row[column] ?? 0), 0n)),
      ]);
  });

  it.each(
    names.flatMap((name) =>
      (
        [
          [{ from: today, to: addDays(today, -1) }, 'to'],
          [{ from: addDays(today, -92) }, 'to'],
          [{ from: '2026-02-30' }, 'from'],
          [{ limit: 101 }, 'limit'],
          [{ sort: 'password' }, 'sort'],
          [{ sort: '--' }, 'sort'],
          [{ filter: '{"password":"x"}' }, 'filter'],
          [{ filter: '[]' }, 'filter'],
          [{ filter: '{' }, 'filter'],
          [{ cursor: 'aGVsbG8' }, 'cursor'],
          [{ cursor: Buffer.from('["x","y"]').toString('base64url') }, 'cursor'],
        ] as const
      ).map(([input, field]) => [name, input, field] as const),
    ),
  )('AGT-06 MEM-06 OPR-09 %s refuses %j by field', async (name, input, field) => {
    expect(await ask(name, input)).toMatchObject({ ok: false, code: 'invalidInput', details: { field } });
  });
});
