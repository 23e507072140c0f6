import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { openTestDatabase, spreadEngines } from '../testing/openTestDatabase.ts';
import { sampleOffer } from '../testing/sampleCatalogue.ts';
import { seed } from './seed.ts';

const now = new Date('2026-11-21T09:30:00Z');
const fill = (db: Kysely<Schema>, signal?: AbortSignal) =>
  seed(db, { offers: [sampleOffer], now, size: 'small', ...(signal && { signal }) });

/** Fills a database, and stops at a statement. */
function stopAt(statement: number, db: Kysely<Schema>) {
  const stopping = new AbortController();
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      if (statements === statement) stopping.abort();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return fill(counted, stopping.signal);
}

describe.each(spreadEngines)('on %s', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await fill(database.db);
  });
  afterAll(() => database.close());

  it('RUN-03 is reproducible, and leaves a filled database unchanged', async () => {
    const other = await openTestDatabase(engine);
    expect(await fill(other.db)).toBe(true);
    const [ours, theirs] = [await contentsOf(database.db), await contentsOf(other.db)];
    const differing = Object.keys(ours).filter((table) => JSON.stringify(ours[table]) !== JSON.stringify(theirs[table]));
    expect(differing.map((table) => [table, ours[table]?.find((row) => !theirs[table]?.includes(row))])).toEqual([]);
    await other.close();
    expect(await fill(database.db)).toBe(false);
  });

  it('RUN-03 leaves nothing behind when stopped midway', async () => {
    const other = await openTestDatabase(engine);
    await expect(stopAt(20, other.db)).rejects.toThrow('aborted');
    expect(await other.db.selectFrom('brand').select('merchant').execute()).toEqual([]);
    await other.close();
  });

  it('RUN-06 writes money that passes the audit', async () => {
    const invariants = await auditMoney(database.db);
    expect(invariants.filter(({ broken }) => broken > 0n)).toEqual([]);
    const checked = new Map(invariants.map(({ name, checked: count }) => [name, count]));
    expect(checked.get('the rounds brought in from elsewhere are paid for, wallet by wallet')).toBeGreaterThan(10n);
    expect(checked.get('the days of members are what their settled bets come to, but for those not yet counted')).toBeGreaterThan(100n);
  });

  it('AGT-17 contains every documented account, the agents in a tree of three levels', async () => {
    const rows = await database.db
      .selectFrom('account')
      .where('merchant', '=', 'marquee')
      .where(sql<boolean>`username ~ '0[0-9]$|^agent[14][12]$'`)
      .select(['username', 'type', 'role', 'state', 'must_change_password'])
      .execute();
    const said = Object.fromEntries(
      rows.map((row) => [row.username, `${row.role} ${row.type} ${row.state}${row.must_change_password ? ' weak' : ''}`]),
    );
    expect(said).toMatchObject({
      player01: 'member 0 active',
      player05: 'member 0 active',
      trial01: 'member 4 active',
      agent01: 'member 1 active',
      agent02: 'member 1 active',
      agent11: 'member 2 active',
      agent41: 'member 41 active',
      agent42: 'member 42 active',
      first01: 'member 0 active weak',
      frozen01: 'member 0 frozen',
      excluded01: 'member 0 excluded',
      limit01: 'member 0 active',
      operator01: 'operator 0 active',
      operator02: 'operator 0 active',
    });
    const depth = await database.db
      .selectFrom('account_tree')
      .innerJoin('account', 'account.id', 'ancestor_id')
      .where('username', '=', 'agent01')
      .select(sql<number>`max(depth)`.as('depth'))
      .executeTakeFirstOrThrow();
    expect(depth.depth).toBe(3);
  });

  it('LOB-16 fills every group of banners, except those of forbidden game types', async () => {
    const rows = await database.db
      .selectFrom('banner')
      .groupBy('merchant')
      .select(['merchant', sql<string[]>`array_agg(distinct group_name order by group_name)`.as('groups')])
      .execute();
    const groups = Object.fromEntries(rows.map((row) => [row.merchant, row.groups]));
    const all = ['cockfight', 'elott', 'esports', 'fish', 'forget', 'home', 'leftmenu', 'live', 'lott', 'pvp', 'rng', 'sports'].map(
      (name) => `w_${name}`,
    );
    expect(groups['marquee']).toEqual(all);
    expect(groups['khela']).toEqual(all.filter((name) => name !== 'w_elott' && name !== 'w_cockfight'));
  });

  it('LOB-16 gives a brand with banners of its own those alone', async () => {
    const rows = await database.db
      .selectFrom('banner')
      .where('group_name', '=', 'w_home')
      .groupBy('merchant')
      .select(['merchant', sql<string[]>`array_agg(art order by position)`.as('arts')])
      .execute();
    expect(Object.fromEntries(rows.map(({ merchant, arts }) => [merchant, arts]))).toEqual({
      khela: ['bengal', 'wicket', 'rickshaw'],
      marquee: ['tiger', 'orbit', 'dusk', 'lake'],
    });
  });

  it('I18-02 writes its content in those languages of the brand that the demo is written in', async () => {
    for (const table of ['announcement', 'banner', 'promotion', 'help_article', 'post'] as const) {
      const rows = await database.db
        .selectFrom(table)
        .innerJoin('brand', 'brand.merchant', `${table}.merchant`)
        .select(['words', 'config'])
        .execute();
      for (const { words, config } of rows) {
        const { languages } = config as { languages: string[] };
        expect(Object.keys(words).toSorted()).toEqual(['AR', 'BN', 'CN', 'EN', 'VI'].filter((code) => languages.includes(code)));
        const [fields] = Object.values(words).map((texts) => Object.keys(texts));
        for (const texts of Object.values(words))
          expect(Object.entries(texts).flatMap(([field, text]) => (field === 'content' || text.trim() ? [field] : []))).toEqual(fields);
      }
    }
  });
});

/** Ids that the ledger and uploads make by chance, and the hashes that contain them. */
const chanceId = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const byChance = ['password_hash', 'payment_password_hash', 'server_seed', 'seed_hash', 'hash'];
/** The ledger takes the time of an entry from the clock. */
const byClock = new Set(['transfer', 'uncounted_transfer']);

/** Reads every row in a fixed order, without what is by chance or by the clock. */
async function contentsOf(db: Kysely<Schema>): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(
    db,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select regexp_replace((to_jsonb(t) - ${[...byChance, ...(byClock.has(name) ? ['at'] : [])]}::text[])::text, ${chanceId}, 'id', 'g') as row
      from ${sql.table(name)} t
      where ${name} <> 'rollup_mark' order by 1`.execute(db);
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}
