import { addDays, dayOf } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import { openTestDatabase, spreadEngines } from '../testing/openTestDatabase.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { applyRollups } from './applyRollups.ts';
import { changeRollups } from './recomputeRollups.ts';

const now = new Date();
const today = dayOf(now, 'Asia/Ho_Chi_Minh');
const words = ['--from', addDays(today, -5), '--to', today];

describe.each(spreadEngines)('on %s', (engine) => {
  let database: OpenDatabase;
  let db: Kysely<Schema>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    db = database.db;
    await seedSmall(db, now);
    await applyRollups(db);
  });
  afterAll(() => database.close());

  const tables = [
    'member_day',
    'team_day',
    'team_active_day',
    'member_money_day',
    'team_money_day',
    'team_hour',
    'house_day',
    'house_money_day',
  ];
  const figures = async () =>
    Promise.all(tables.map(async (table) => (await sql`select * from ${sql.table(table)} t order by t::text`.execute(db)).rows));

  it('RUN-06 finds nothing to mend in days as they were counted', async () => {
    expect(await changeRollups(db, [...words, '--check'])).toMatchObject({ ok: true });
  });

  it('RUN-06 DR-10.2 finds a falsified, a missing and an invented figure of each roll-up, and mends them', async () => {
    const before = await figures();
    await sql`update member_day set stake_minor = stake_minor + 1 where day = ${today}`.execute(db);
    await sql`delete from team_day where day = ${today}`.execute(db);
    await sql`update team_active_day set members = members + 1 where day = ${today}`.execute(db);
    await sql`
      insert into member_money_day (account_id, day, kind, currency, amount_minor, entries)
      select min(id), ${today}::date, 'ADJUST', 'USD', 5, 1 from account where merchant = 'marquee'`.execute(db);
    await sql`update team_money_day set entries = entries + 1 where day >= ${addDays(today, -2)}::date`.execute(db);
    await sql`update team_hour set profit_minor = profit_minor + 1`.execute(db);
    await sql`delete from house_day where day = ${today} and merchant = 'marquee'`.execute(db);
    await sql`
      insert into house_money_day (merchant, day, kind, currency, amount_minor, entries)
      values ('marquee', ${today}::date, 'ADJUST', 'THB', 5, 1)`.execute(db);
    const checked = await changeRollups(db, [...words, '--check']);
    expect(checked.ok).toBe(false);
    for (const table of tables) expect(checked.lines.some((line) => line.startsWith(`${table} `))).toBe(true);
    expect(await figures()).not.toEqual(before);
    expect(await changeRollups(db, [...words, '--brand', 'khela'])).toMatchObject({ ok: true });
    expect(await figures()).not.toEqual(before);
    await changeRollups(db, [...words, '--brand', 'marquee']);
    expect(await figures()).toEqual(before);
  });

  it.each([[[]], [['--from', 'x', '--to', today]], [['--from', today, '--to', addDays(today, -1)]], [[...words, '--all']]])(
    'RUN-06 refuses %j',
    async (said) => {
      await expect(changeRollups(db, said)).rejects.toThrow(/npm run rollups/);
    },
  );
});
