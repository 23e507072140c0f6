import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { addDays, dayOf } from '@site/rules/period';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seedSmall } from '../testing/seedSmall.ts';
import { testEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';

const now = new Date();
const today = dayOf(now, 'Asia/Ho_Chi_Minh');
const rowsOn = { pglite: 200_000, postgres: 1_000_000, citus: 0 } as const;
const ROWS_AT_A_TIME = 20_000;
const RUNS = 5;
const MAX_FIRST_BYTE_MS = 300;
const MAX_GROWTH_BYTES = 64 * 1024 * 1024;
const MIN_ROWS_PER_S = 20_000;

const runFile = promisify(execFile);
const figures = z.object({ ms: z.number(), firstByteMs: z.number(), lines: z.int() });
/** Reads a file in another process, whose memory is not the service's. */
const reader = `
  const begun = performance.now();
  const response = await fetch(process.argv[1]);
  let firstByteMs, lines = 0;
  for await (const chunk of response.body) {
    firstByteMs ??= performance.now() - begun;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  console.log(JSON.stringify({ ms: performance.now() - begun, firstByteMs, lines }));`;

describe.each(testEngines)('on %s', (engine) => {
  const rows = rowsOn[engine];
  let service: TestService;
  let accountId: number;

  beforeAll(async () => {
    service = await startService({ engine, seed: (empty) => seedSmall(empty, now) });
    const { db } = service.services;
    ({ id: accountId } = await db.selectFrom('account').where('username', '=', 'player01').select('id').executeTakeFirstOrThrow());
    for (let from = 0; from < rows; from += ROWS_AT_A_TIME)
      await sql`
        insert into bet (account_id, integration, round_id, node_id, game_type, currency, stake_minor, payout_minor, valid_bet_minor, status, placed_at)
        select ${accountId}, 'STUDIO', 'r' || n, 10001, 'RNG', 'USD', n % 700, n % 900, n % 700, 'open', ${now}::timestamptz - n * interval '1 second'
        from generate_series(${from + 1}::integer, ${from + ROWS_AT_A_TIME}::integer) n`.execute(db);
    await sql`analyze bet`.execute(db);
  }, 600_000);
  afterAll(() => service.close());

  async function download() {
    const client = await service.clientOf('player01');
    const reply = await client('startExport', { report: 'bets', query: { from: addDays(today, -30), to: today } });
    if (!reply.ok) throw new Error(reply.code);
    const rssBefore = process.memoryUsage.rss();
    let maxRss = rssBefore;
    const sampling = setInterval(() => (maxRss = Math.max(maxRss, process.memoryUsage.rss())), 20);
    const { stdout } = await runFile(process.execPath, ['--input-type=module', '--eval', reader, service.url + reply.value.url]);
    clearInterval(sampling);
    const read = figures.parse(JSON.parse(stdout));
    return { ...read, growthBytes: maxRss - rssBefore };
  }

  /** Times psql with a COPY of the same bets to nowhere: as they are kept, or with the cells of the export. */
  async function copy(cells: 'kept' | 'written'): Promise<number> {
    const { rows: found } = await sql<{ name: string }>`select current_database() as name`.execute(service.services.db);
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${found[0]?.name}`;
    const isWritten = cells === 'written';
    const time = isWritten ? `date_trunc('second', b.placed_at at time zone 'Asia/Ho_Chi_Minh')` : 'b.placed_at';
    const text = (value: string) =>
      isWritten ? `case when ascii(${value}) in (9, 13, 43, 45, 61, 64) then '''' || ${value} else ${value} end` : value;
    const money = (value: string) => (isWritten ? `(${value}) * 0.01` : value);
    const slip = isWritten
      ? ['selection', 'market'].map((part) => text(`(case when b.slip is not null then slip_${part}(b.slip, 'EN') end)`)).join(', ')
      : 'b.slip';
    const query = `
      select ${time}, ${text('g.name')}, ${text('b.round_id')}, ${slip}, ${money('b.stake_minor')}, ${money('b.payout_minor')},
        ${money('b.payout_minor - b.stake_minor')}, b.currency, b.status, case when b.campaign_id is null then 'player' else 'campaign' end,
        ${text('v.name')}, b.game_type, ${money('b.valid_bet_minor')}
      from bet b join game g using (node_id) join vendor v using (vassalage)
      where b.account_id = ${accountId} order by b.placed_at desc, b.integration || ':' || b.round_id || ':' || b.part desc`;
    const begun = performance.now();
    execFileSync('psql', [url.href, '--output=/dev/null', '--command', `copy (${query}) to stdout with csv`]);
    return performance.now() - begun;
  }

  it('MEM-06 streams a million bets, beside psql with the same rows', async () => {
    // The first also fills the caches and the heap.
    await download();
    const found: {
      rowsPerS: number;
      firstByteMs: number;
      growthMb: number;
      timesOfCopy: number | undefined;
      timesOfSameCells: number | undefined;
    }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { ms, firstByteMs, lines, growthBytes } = await download();
      const timesOf = async (cells: 'kept' | 'written') => (engine === 'postgres' ? ms / (await copy(cells)) : undefined);
      found.push({
        rowsPerS: Math.round((rows / ms) * 1000),
        firstByteMs: Math.round(firstByteMs),
        growthMb: Math.round(growthBytes / 1024 / 1024),
        timesOfCopy: await timesOf('kept'),
        timesOfSameCells: await timesOf('written'),
      });
      expect(lines).toBeGreaterThan(rows);
      expect(firstByteMs).toBeLessThan(MAX_FIRST_BYTE_MS);
      expect(growthBytes).toBeLessThan(MAX_GROWTH_BYTES);
    }
    console.table(found);
    const [rowsPerS = 0] = found
      .map((run) => run.rowsPerS)
      .toSorted((one, other) => one - other)
      .slice(Math.floor(RUNS / 2));
    expect(rowsPerS).toBeGreaterThan(MIN_ROWS_PER_S);
  }, 600_000);
});
