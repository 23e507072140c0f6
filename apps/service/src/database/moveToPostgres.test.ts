import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { seed } from '../seed/seed.ts';
import { onServer } from '../testing/onServer.ts';
import { prepareTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { sampleOffer } from '../testing/sampleCatalogue.ts';
import { ServiceProcess } from '../testing/ServiceProcess.ts';
import { openDatabase } from './openDatabase.ts';
import type { Schema } from './schema.ts';

const command = path.resolve(import.meta.dirname, '../commands/moveToPostgres.ts');
const studioSecret = 'a secret for tests only';

async function move(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', command], {
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], STUDIO_SECRET: studioSecret, ...env },
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
  return { code, said: `${out}${err}`.trim() };
}

/** Returns a hash of the rows of each table, and the last value of each sequence. */
async function contentsOf(db: Kysely<Schema>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not like 'kysely%' and table_name <> 'fsync_probe'`.execute(db);
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ content: string }>`
      select count(*) || ' rows, ' || coalesce(md5(string_agg(r, ' ' order by r collate "C")), '') as content
      from (select to_jsonb(t)::text as r from ${sql.table(name)} t) rows`.execute(db);
    contents[name] = rows[0]?.content ?? '';
  }
  const { rows: sequences } = await sql<{ name: string; last: bigint | null }>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`.execute(db);
  for (const { name, last } of sequences) contents[name] = `at ${last}`;
  return contents;
}

describe.runIf(testEngines.includes('postgres'))('RUN-04 move-to-postgres', { timeout: 180_000 }, () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
  });

  /** Makes a database whose owner is no superuser. */
  async function prepareOwned() {
    const prepared = await prepareTestDatabase('postgres');
    const { where } = prepared;
    const owner = `owner_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const url = new URL(where.url ?? '');
    await onServer(url.href, `create role ${owner} login password '${owner}'`);
    await onServer(url.href, `alter database ${url.pathname.slice(1)} owner to ${owner}`);
    const server = Object.assign(new URL(url), { pathname: '/postgres' }).href;
    cleanups.push(() => prepared.remove().then(() => onServer(server, `drop role ${owner}`)));
    return { ...where, url: Object.assign(url, { username: owner, password: owner }).href };
  }

  it('RUN-04 carries every row over, audits the money there, and the service goes on with it', async () => {
    const prepared = await prepareTestDatabase('pglite');
    cleanups.push(() => prepared.remove());
    const lite = prepared.where;
    const server = await prepareOwned();
    const env = { DATA_DIR: lite.dataDir, DATABASE_URL: server.url };
    const embedded = await openDatabase({ url: undefined, dataDir: lite.dataDir });
    await seed(embedded.db, { offers: [sampleOffer], now: new Date(), size: 'small' });
    const before = await contentsOf(embedded.db);
    const refused = await move(env);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(`is in use by process ${process.pid}: stop it first`);
    await embedded.close();

    const { code, said } = await move(env);
    expect(said).toContain('Start the service with it');
    expect(code).toBe(0);
    const moved = await openDatabase(server);
    expect(await contentsOf(moved.db)).toEqual(before);
    const { rows: disabled } = await sql`select tgrelid::regclass from pg_trigger where tgenabled = 'D'`.execute(moved.db);
    expect(disabled).toEqual([]);
    await moved.close();

    const service = await ServiceProcess.start({ dataDir: lite.dataDir, databaseUrl: server.url, studioSecret });
    const login = await fetch(`${service.url}/dev/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ merchant: 'marquee', username: 'player01' }),
    });
    const { value } = (await login.json()) as { value: { token: string } };
    const headers = { Authorization: `Bearer ${value.token}`, 'X-Module': 'WEB', 'X-Merchant': 'marquee' };
    expect((await fetch(`${service.url}/wps/member/info`, { headers })).status).toBe(200);
    await service.stop();

    expect(await move(env)).toEqual({
      code: 1,
      said: 'The database of DATABASE_URL holds accounts already: name one that has never been used.',
    });
  });

  it.each([
    [{ DATA_DIR: '/nowhere' }, 'DATABASE_URL is not set: it names the Postgres database that takes the data over.'],
    [{ DATA_DIR: '/nowhere', DATABASE_URL: 'postgres://x/y' }, '/nowhere holds no embedded data: set DATA_DIR to the directory that does.'],
  ])('RUN-04 refuses %j with the remedy', async (env, said) => {
    expect(await move(env as Record<string, string>)).toEqual({ code: 1, said });
  });
});
