import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { prepareTestDatabase, type TestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { StallingProxy } from '../testing/StallingProxy.ts';
import { openPool } from './openPool.ts';

const STATEMENT_MS = 500;

const pidOf = async (client: pg.PoolClient) => (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

describe.runIf(testEngines.includes('postgres'))('on postgres', () => {
  let prepared: TestDatabase;
  let url: string;
  let pool: pg.Pool;
  let proxy: StallingProxy | undefined;
  beforeAll(async () => {
    prepared = await prepareTestDatabase('postgres');
    url = prepared.where.url ?? '';
  });
  afterEach(async () => {
    await pool.end();
    await proxy?.close();
    proxy = undefined;
  });
  afterAll(() => prepared.remove());

  it('RUN-04 survives the end of a connection that is checked out, idle in its transaction, and serves the next query', async () => {
    pool = openPool(url, { max: 2, statementMs: STATEMENT_MS });
    const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
    const broken = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      // The word of the end comes while nothing is asked.
      await wait(50);
      await sql`select 1`.execute(tx);
    });
    await expect(broken).rejects.toThrow(/terminat|not queryable/);
    expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
  });

  it('RUN-04 survives the end of all its connections at once, in the middle of their queries', async () => {
    pool = openPool(url, { max: 4, statementMs: 5000 });
    const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
    const pids = await Promise.all(clients.map(pidOf));
    const sleeping = Promise.allSettled(clients.map((client) => client.query('select pg_sleep(10)')));
    await pool.query('select pg_terminate_backend(pid) from unnest($1::integer[]) as pid', [pids]);
    expect((await sleeping).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    clients.forEach((client) => client.release());
    expect((await pool.query<{ n: number }>('select 2 as n')).rows).toEqual([{ n: 2 }]);
    expect(pool.totalCount).toBeLessThanOrEqual(1);
  });

  it('RUN-04 keeps the connection when the server cancels a slow statement', async () => {
    pool = openPool(url, { max: 1, statementMs: STATEMENT_MS });
    const pid = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const client = await pool.connect();
    const before = await pidOf(client);
    await expect(client.query('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' });
    client.release();
    expect(await pid()).toBe(before);
  });

  it('RUN-04 lets the server end an idle transaction, which releases its locks', async () => {
    pool = openPool(url, { max: 2, statementMs: STATEMENT_MS });
    await pool.query('create table if not exists locked (n integer)');
    const client = await pool.connect();
    await client.query('begin; lock table locked');
    // Its own limit would come only after the test's.
    const other = openPool(url, { max: 1, statementMs: 120_000 });
    expect((await other.query('select n from locked')).rows).toEqual([]);
    client.release(true);
    await other.end();
  });

  it('RUN-04 closes connections that stop responding, and idle ones with them, and opens others', async () => {
    proxy = await StallingProxy.start(url);
    pool = openPool(proxy.through(url), { max: 4, statementMs: STATEMENT_MS });
    const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect(), pool.connect()]);
    clients.forEach((client) => client.release());
    proxy.stall();
    await expect(pool.query('select 1')).rejects.toThrow(/silent/);
    // The others would each run into a time-out of their own.
    const rows = await Promise.all(
      [1, 2, 3].map(async (n) => (await pool.query<{ n: number }>('select $1::integer as n', [n])).rows[0]?.n),
    );
    expect(rows).toEqual([1, 2, 3]);
  });

  it('RUN-04 closes although its connections do not respond', async () => {
    proxy = await StallingProxy.start(url);
    const silent = openPool(proxy.through(url), { max: 2, statementMs: STATEMENT_MS });
    pool = openPool(url, { max: 1, statementMs: STATEMENT_MS });
    await Promise.all([silent.query('select 1'), silent.query('select 2')]);
    proxy.stall();
    await silent.end();
    await expect.poll(() => silent.totalCount).toBe(0);
  });

  it('RUN-04 closes a connection that is accepted but never answered', async () => {
    proxy = await StallingProxy.start(url);
    proxy.stallsNew = true;
    pool = openPool(proxy.through(url), { max: 1, statementMs: STATEMENT_MS, connectMs: 300 });
    await expect(pool.query('select 1')).rejects.toThrow(/timeout/);
    proxy.stallsNew = false;
    expect((await pool.query<{ n: number }>('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  it('RUN-04 keeps a connection that is idle for longer than the timeout of a query', async () => {
    pool = openPool(url, { max: 1, statementMs: 50 });
    const pid = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const before = await pid();
    await wait(1300);
    expect(await pid()).toBe(before);
  });
});
