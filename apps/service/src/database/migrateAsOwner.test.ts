import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startJobs } from '../jobs/startJobs.ts';
import { ledger } from '../ledger/Ledger.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { prepareTestDatabase, type TestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { openDatabase, type OpenDatabase } from './openDatabase.ts';
import { sqlStateOf } from './sqlStateOf.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

describe.runIf(testEngines.includes('postgres'))('a service with a role of its own', () => {
  const id = randomUUID().replaceAll('-', '').slice(0, 12);
  const roles = { owner: `owner_${id}`, service: `service_${id}` };
  let prepared: TestDatabase;
  let places: { url: string; migrationUrl: string; dataDir: string };
  let database: OpenDatabase;

  beforeAll(async () => {
    prepared = await prepareTestDatabase('postgres');
    const { url: superuserUrl = '', dataDir } = prepared.where;
    for (const role of Object.values(roles)) await runOn(superuserUrl, `create role ${role} login password '${id}'`);
    const { pathname } = new URL(superuserUrl);
    await runOn(superuserUrl, `alter database ${pathname.slice(1)} owner to ${roles.owner}`);
    places = { url: as(superuserUrl, roles.service), migrationUrl: as(superuserUrl, roles.owner), dataDir };
    database = await openDatabase(places);
  });
  afterAll(async () => {
    const { url = '' } = prepared.where;
    const server = new URL(url);
    server.pathname = '/postgres';
    await database.close();
    await prepared.remove();
    for (const role of Object.values(roles)) await runOn(server.href, `drop role ${role}`);
  });

  const as = (url: string, role: string) => Object.assign(new URL(url), { username: role, password: id }).href;

  it('RUN-04 seeds, runs its jobs and starts again under it', async () => {
    await seedSmall(database.db);
    const errors: unknown[] = [];
    const jobs = await startJobs({
      database,
      ledger,
      config: { dataSecret: 'a secret for tests only', webPush: { privateKey: undefined, contact: 'mailto:push@example.com', hosts: [] } },
      adapters: new Map(),
      onError: (error) => errors.push(error),
    });
    await jobs.close();
    expect(errors).toEqual([]);
    const again = await openDatabase(places);
    expect(await again.db.selectFrom('brand').select('merchant').execute()).not.toEqual([]);
    await again.close();
  });

  it.each(
    ['transfer', 'posting', 'vendor_transaction', 'deposit'].flatMap((table) => [
      `update ${table} set account_id = 1`,
      `delete from ${table}`,
      `truncate ${table}`,
      `drop table ${table}`,
      `alter table ${table} disable trigger all`,
    ]),
  )('RUN-06 may not %s, even with the setting for migrations', async (statement) => {
    const tampered = database.db.transaction().execute(async (tx) => {
      await sql`set local ledger.mending = 'on'`.execute(tx);
      await sql.raw(statement).execute(tx);
    });
    expect(sqlStateOf(await tampered.catch((error: unknown) => error))).toBe(INSUFFICIENT_PRIVILEGE);
  });

  it.each([
    ['change', 'update posting set seq = 1 where seq = 2'],
    ['remove', 'delete from transfer'],
    ['empty', 'truncate posting'],
  ])('RUN-06 protects the owner too from mistakes that would %s entries', async (_what, statement) => {
    const owner = await openDatabase({ url: places.migrationUrl, dataDir: places.dataDir });
    onTestFinished(() => owner.close());
    expect(
      sqlStateOf(
        await sql
          .raw(statement)
          .execute(owner.db)
          .catch((error: unknown) => error),
      ),
    ).toBe(INSUFFICIENT_PRIVILEGE);
  });

  it.each([
    ['its owner', 'owner'],
    ['a superuser', undefined],
  ] as const)('RUN-09 refuses to start where the role is %s', async (_who, role) => {
    const { url = '' } = prepared.where;
    const opening = openDatabase({ ...places, url: role ? as(url, roles[role]) : url });
    onTestFinished(() => opening.then((opened) => opened.close()).catch(() => undefined));
    await expect(opening).rejects.toThrow(/^The role \S+ of DATABASE_URL may do as the owner of the table \w+: give it a role/);
  });
});

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
