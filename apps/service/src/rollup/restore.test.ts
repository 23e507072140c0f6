import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { floorMinor } from '@site/rules/floorMinor';
import { SLICE_MS } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { moveRows } from '../database/moveRows.ts';
import { openDatabase, type OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { settleRealtimeSalary } from '../jobs/realtimeSalary.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { house, ledger } from '../ledger/Ledger.ts';
import { openTestDatabase, prepareTestDatabase, type TestEngine, testEngines } from '../testing/openTestDatabase.ts';
import { seedTree } from '../testing/seedTree.ts';
import { settleBets } from '../testing/settleBets.ts';
import { applyRollups } from './applyRollups.ts';

const dayStartMs = Date.parse('2026-11-20T17:00:00Z');
const RATE_PPM = 1000;
const BET_MINOR = 1_000_000n;

/** Expected totals of the bets and deposits of `countedAcross`. */
const expected = {
  figures: { bets: 8, valid: 8n * BET_MINOR, deposits: 8, salary: floorMinor(7n * BET_MINOR, RATE_PPM), waiting: 0 },
  wrong: [],
};

const roundOf = (accountId: number, roundId: string, at: Date) =>
  ({
    account_id: accountId,
    integration: 'STUDIO',
    round_id: roundId,
    node_id: 1,
    game_type: 'RNG',
    currency: 'USD',
    stake_minor: BET_MINOR,
    payout_minor: 0n,
    valid_bet_minor: BET_MINOR,
    status: 'settled',
    placed_at: at,
    settled_at: at,
  }) as const;

/** Dumps a database while this process goes on. */
const dumpAside = (url: string) =>
  promisify(execFile)('pg_dump', ['--no-owner', '--no-privileges', '--schema=public', url], { encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Dumps the readable tables with `pg_dump`, and returns the SQL. */
const dump = (url: string, ...options: string[]) =>
  execFileSync('pg_dump', ['--no-owner', '--no-privileges', '--schema=public', ...options, url], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: 'pipe',
  });

describe('RUN-06 the roll-ups survive', { timeout: 60_000 }, () => {
  const open: OpenDatabase[] = [];
  afterEach(async () => {
    for (const database of open.splice(0)) await database.close();
  });
  const opened = async (engine: TestEngine) => {
    const database = await openTestDatabase(engine);
    open.push(database);
    return database;
  };

  it.each(['below', 'above'])('a move to another cluster whose transaction ids are %s those of the first', async (where) => {
    const [from, to] = [await opened('pglite'), await opened('pglite')];
    await useTransactionIds(where === 'below' ? from.db : to.db);
    const found = await countedAcross(from, async () => {
      await moveRows(from.db, to.db);
      return to;
    });
    expect(found).toEqual(expected);
  });

  it.runIf(testEngines.includes('postgres'))('a move from the embedded engine to Postgres', async () => {
    const [from, to] = [await opened('pglite'), await opened('postgres')];
    const found = await countedAcross(from, async () => {
      await moveRows(from.db, to.db);
      return to;
    });
    expect(found).toEqual(expected);
  });

  it.runIf(testEngines.includes('postgres'))('pg_dump, restored by psql into a new database', async () => {
    const [before, after] = [await prepareTestDatabase('postgres'), await prepareTestDatabase('postgres')];
    const [fromUrl = '', toUrl = ''] = [before.where.url, after.where.url];
    const from = await openDatabase(before.where);
    open.push({ ...from, close: () => from.close().then(() => before.remove()) });
    const found = await countedAcross(from, async () => {
      execFileSync('psql', ['--quiet', '--set=ON_ERROR_STOP=1', '--command=drop schema public', toUrl]);
      execFileSync('psql', ['--quiet', '--set=ON_ERROR_STOP=1', toUrl], { input: dump(fromUrl), stdio: ['pipe', 'ignore', 'inherit'] });
      const to = await openDatabase(after.where);
      open.push({ ...to, close: () => to.close().then(() => after.remove()) });
      return to;
    });
    expect(found).toEqual(expected);
  });

  it.runIf(testEngines.includes('postgres'))(
    'RUN-07 a backup that is taken while bets and payments are written is restored whole, and the service continues on it',
    async () => {
      const [before, after] = [await prepareTestDatabase('postgres'), await prepareTestDatabase('postgres')];
      const [fromUrl = '', toUrl = ''] = [before.where.url, after.where.url];
      const from = await openDatabase(before.where);
      open.push({ ...from, close: () => from.close().then(() => before.remove()) });
      const { member } = await seedTree(from.db);
      let written = 0;
      const write = async (db: Kysely<Schema>) => {
        written += 1;
        const entry = { accountId: member, counterId: house.deposit, kind: 'DEPOSIT', currency: 'USD', amountMinor: 100n } as const;
        const idempotencyKey = `d${written}`;
        await settleBets(db, [roundOf(member, `r${written}`, new Date())]);
        await db.transaction().execute((tx) => ledger.post(tx, [{ ...entry, idempotencyKey }]));
      };
      const load = new AbortController();
      const writers = [0, 1, 2, 3].map(async () => {
        while (!load.signal.aborted) await write(from.db);
      });
      const counting = (async () => {
        while (!load.signal.aborted) await applyRollups(from.db);
      })();
      await expect.poll(() => written).toBeGreaterThan(40);
      const begun = written;
      const { stdout: backup } = await dumpAside(fromUrl);
      const during = written - begun;
      load.abort();
      await Promise.all([...writers, counting]);
      expect(during).toBeGreaterThan(0);

      execFileSync('psql', ['--quiet', '--set=ON_ERROR_STOP=1', '--command=drop schema public', toUrl]);
      execFileSync('psql', ['--quiet', '--set=ON_ERROR_STOP=1', toUrl], { input: backup, stdio: ['pipe', 'ignore', 'inherit'] });
      const to = await openDatabase(after.where);
      open.push({ ...to, close: () => to.close().then(() => after.remove()) });
      const totals = async () => {
        await applyRollups(to.db);
        const { rows } = await sql<Record<'bets' | 'counted' | 'deposits' | 'entries', number> & { balance: bigint }>`
          select (select count(*)::integer from bet) as bets, (select sum(bets)::integer from member_day) as counted,
            (select count(*)::integer from transfer) as deposits, (select sum(entries)::integer from member_money_day) as entries,
            (select balance_minor from wallet where account_id = ${member}) as balance`.execute(to.db);
        // Rounds and payments of this test come without a vendor and a provider.
        const own = (await auditMoney(to.db)).filter(({ name }) => !/vendor transaction|the one payment/.test(name));
        expect(own.filter(({ broken }) => broken > 0n)).toEqual([]);
        return rows[0];
      };
      const restored = await totals();
      expect(restored?.bets).toBeGreaterThanOrEqual(begun - 4);
      expect(restored?.bets).toBeLessThanOrEqual(written);
      expect(restored).toMatchObject({
        counted: restored?.bets,
        entries: restored?.deposits,
        balance: 100n * BigInt(restored?.deposits ?? 0),
      });
      await write(to.db);
      expect(await totals()).toMatchObject({ bets: (restored?.bets ?? 0) + 1, counted: (restored?.bets ?? 0) + 1 });
    },
  );

  it.runIf(testEngines.includes('postgres'))('pg_dump, restored into another cluster, whose transaction ids are lower', async () => {
    const before = await prepareTestDatabase('postgres');
    const from = await openDatabase(before.where);
    open.push({ ...from, close: () => from.close().then(() => before.remove()) });
    const to = await opened('pglite');
    const found = await countedAcross(from, async () => {
      await empty(to.db);
      const statements = dump(before.where.url ?? '', '--data-only', '--inserts', '--disable-triggers', '--exclude-table=kysely*');
      // Lines that begin with a backslash are psql commands.
      await to.executeSql(statements.replace(/^\\.*$/gm, ''));
      await to.executeSql('reset all');
      return to;
    });
    expect(found).toEqual(expected);
  });
});

/** Counts, moves the database with some rows uncounted, and continues. Returns the figures, the salary and the violated invariants. */
async function countedAcross(from: OpenDatabase, move: () => Promise<OpenDatabase>) {
  const { agent, member } = await seedTree(from.db);
  await sql`update rollup_mark set at = ${new Date(dayStartMs)} where name = 'salary'`.execute(from.db);
  await sql`
    insert into contract (kind, taker_id, period, rate_ppm, tiers, categories, status, valid_from)
    values ('REALTIME', ${agent}, 'D', ${RATE_PPM}, '[]', '{RNG}', 'accepted', ${new Date(dayStartMs)})`.execute(from.db);
  const dueAt = (slice: number) => new Date(dayStartMs + (slice + 1) * SLICE_MS + 60_000);
  let played = 0;
  /** Writes a round and a deposit in transactions of their own, in each of the slices. */
  const play = async ({ db }: OpenDatabase, slices: number[]) => {
    for (const slice of slices) {
      played += 1;
      const at = new Date(dayStartMs + slice * SLICE_MS + 1000);
      await settleBets(db, [roundOf(member, `r${played}`, at)]);
      const entry = { accountId: member, counterId: house.deposit, kind: 'DEPOSIT', currency: 'USD', amountMinor: 100n } as const;
      await db.transaction().execute((tx) => ledger.post(tx, [{ ...entry, idempotencyKey: `d${played}` }]));
    }
  };

  await play(from, [0, 0, 1]);
  await settleRealtimeSalary({ db: from.db, ledger, bus: from.bus }, dueAt(1));
  await play(from, [2, 2]);
  const to = await move();
  await play(to, [2, 3]);
  await settleRealtimeSalary({ db: to.db, ledger, bus: to.bus }, dueAt(3));
  await play(to, [4]);
  await applyRollups(to.db);

  const { rows } = await sql`
    select (select sum(bets)::integer from member_day) as bets, (select sum(valid_bet_minor)::bigint from team_day where ancestor_id = ${agent}) as valid,
      (select sum(entries)::integer from member_money_day where kind = 'DEPOSIT') as deposits,
      (select balance_minor from wallet where account_id = ${agent}) as salary,
      (select count(*)::integer from uncounted_bet) + (select count(*)::integer from uncounted_transfer) as waiting`.execute(to.db);
  const wrong = (await auditMoney(to.db)).filter(({ broken, name }) => broken > 0n && /not yet counted|salary|balance/.test(name));
  return { figures: rows[0], wrong };
}

/** Advances the cluster's transaction ids beyond those of any new cluster. */
async function useTransactionIds(db: Kysely<Schema>): Promise<void> {
  await sql`set synchronous_commit = off`.execute(db);
  await sql`do $$ begin for used in 1..3000 loop perform pg_current_xact_id(); commit; end loop; end $$`.execute(db);
  await sql`reset synchronous_commit`.execute(db);
}

async function tablesOf(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function empty(db: Kysely<Schema>): Promise<void> {
  const tables = await tablesOf(db);
  await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))} cascade`.execute(db);
}
