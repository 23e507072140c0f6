import { tmpdir } from 'node:os';
import { SLICE_MS } from '@site/rules/period';
import { sql } from 'kysely';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Changed } from '../push/Bus.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { ledger } from '../ledger/Ledger.ts';
import { auditReport } from '../ledger/auditReport.ts';
import type { Services } from '../services.ts';
import { serveHealth } from '../system/serveHealth.ts';
import { openTestDatabase, spreadEngines } from '../testing/openTestDatabase.ts';
import { settleBets } from '../testing/settleBets.ts';
import { seedTree } from '../testing/seedTree.ts';
import words from '../../../../locales/EN/desk-house.json' with { type: 'json' };
import { scheduled, startJobs } from './startJobs.ts';

const config = {
  dataSecret: 'a secret for tests only',
  webPush: { privateKey: undefined, contact: 'mailto:push@example.com', hosts: [] },
};

describe.each(spreadEngines)('on %s', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('AGT-09 settles missed slices at the start, once even when two processes start', async () => {
    const { db, bus } = database;
    const { agent, member } = await seedTree(db);
    const missed = new Date(Math.floor(Date.now() / SLICE_MS) * SLICE_MS - 3 * SLICE_MS);
    await db.updateTable('rollup_mark').set({ at: missed }).where('name', '=', 'salary').execute();
    await sql`
      insert into contract (kind, taker_id, period, rate_ppm, tiers, categories, status, valid_from)
      values ('REALTIME', ${agent}, 'D', 500, '[]', '{RNG}', 'accepted', ${missed})`.execute(db);
    await settleBets(db, [
      {
        account_id: member,
        integration: 'STUDIO',
        round_id: 'r1',
        node_id: 1,
        game_type: 'RNG',
        currency: 'USD',
        stake_minor: 1_000_000n,
        payout_minor: 0n,
        valid_bet_minor: 1_000_000n,
        status: 'settled',
        placed_at: missed,
        settled_at: missed,
      },
    ]);

    const heard = new Promise<Changed>((resolve) => bus.onEvent(resolve));
    const errors: unknown[] = [];
    const start = () =>
      startJobs({
        database,
        ledger,
        config,
        adapters: new Map(),
        onError: (error) => errors.push(error),
      });
    const processes = [await start(), await start()];
    expect(await heard).toEqual([agent]);
    for (const jobs of processes) await jobs.close();
    expect(errors).toEqual([]);
    expect(await db.selectFrom('transfer').select(['account_id', 'kind', 'amount_minor']).execute()).toEqual([
      { account_id: agent, kind: 'SALARY_RT', amount_minor: 500n },
    ]);
  });

  it.each(scheduled)('OPR-09 the operator reads what the job $name does', ({ name }) => {
    expect(words).toHaveProperty([`job.${name}`]);
  });

  it('RUN-04 runs every job', async () => {
    const failures: string[] = [];
    const services = {
      db: database.jobsDb,
      bus: database.bus,
      ledger,
      config,
      adapters: new Map(),
      onError: (error: unknown) => failures.push(String(error)),
    };
    for (const { name, run } of scheduled)
      await run(services, new Date()).catch((error: unknown) => failures.push(`${name}: ${String(error)}`));
    expect(failures).toEqual([]);
  });

  it('AGT-09 reports a failed job in the log, in /readyz and to the operator', async () => {
    const { db } = database;
    await sql`update contract set valid_from = '2026-01-01'`.execute(db);
    const slice = new Date(Math.floor(Date.now() / SLICE_MS) * SLICE_MS - 2 * SLICE_MS);
    await sql`update wallet set currency = 'EUR'`.execute(db);
    await sql`insert into team_slice select taker_id, ${slice}, 'RNG', 'USD', 1000000 from contract`.execute(db);
    await sql`update rollup_mark set at = ${slice} where name = 'salary'`.execute(db);
    const logged = Promise.withResolvers<unknown>();
    const jobs = await startJobs({
      database,
      ledger,
      config,
      adapters: new Map(),
      onError: logged.resolve,
    });
    expect(String(await logged.promise)).toContain('has no wallet in USD');
    const report = await vi.waitFor(async () => {
      const books = await auditReport(db);
      expect(books.lines.at(-1)).toMatch(/^FAILED {2}job realtime-salary at .*Real-time salary is not settled: .*has no wallet in USD/);
      return books;
    }, 20_000);
    expect(report.ok).toBe(false);
    const app = Fastify();
    await app.register(serveHealth({ db, config: { mode: 'demo', dataDir: tmpdir() } } as Services));
    const { value } = (await app.inject('/readyz')).json<{ value: { jobs: object[] } }>();
    expect(value.jobs).toContainEqual({ name: 'realtime-salary', state: 'failed', at: expect.any(Number) as number });
    await app.close();
    await jobs.close();
  });
});
