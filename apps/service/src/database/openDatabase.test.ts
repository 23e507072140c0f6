import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Changed } from '../push/Bus.ts';
import { openTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import type { OpenDatabase } from './openDatabase.ts';

describe.each(testEngines)('%s', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  it('returns int8 as bigint and dates as text, and commits', async () => {
    const { rows } = await sql<{ big: bigint; day: string }>`select 9007199254740993::int8 as big, date '2026-02-28' as day`.execute(
      database.db,
    );
    expect(rows).toEqual([{ big: 9007199254740993n, day: '2026-02-28' }]);
  });

  it('rolls back a refused transaction completely', async () => {
    const insert = database.db.transaction().execute(async (tx) => {
      await tx.insertInto('house_account').values({ id: -900, name: 'test' }).execute();
      throw new Error('refused');
    });
    await expect(insert).rejects.toThrow('refused');
    expect(await database.db.selectFrom('house_account').where('id', '=', -900).selectAll().execute()).toEqual([]);
  });

  it('delivers ids to listeners, once for a burst', async () => {
    const heard = new Promise<Changed>((resolve) => {
      const stop = database.bus.onEvent((ids) => {
        stop();
        resolve(ids);
      });
    });
    database.bus.publish([7]);
    database.bus.publish([8, 7]);
    expect(await heard).toEqual([7, 8]);
  });

  it('yields to the event loop while statements are queued', async () => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const from = performance.now();
    await Promise.all(Array.from({ length: 500 }, () => sql`select 1`.execute(database.db)));
    isDone = true;
    expect(turns).toBeGreaterThan((performance.now() - from) / 100);
  });

  it('answers several statements at once, as the job queue sends them', async () => {
    expect(await database.executeSql('select 1 as n; select 2 as n')).toEqual({ rows: [{ n: 1 }, { n: 2 }] });
  });
});
