import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { openTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { countInWindow, readWindows, takeFromRateWindow } from './rateWindow.ts';

const at = (clock: string) => new Date(`2026-11-22T${clock}Z`);

describe.each(testEngines)('B6.2 rate windows on %s', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.deleteFrom('rate_window').execute());

  it('count for a minute from the first event, and return the time to wait', async () => {
    expect(await takeFromRateWindow(database.db, 'key', 2, at('10:00:58'))).toBeUndefined();
    expect(await takeFromRateWindow(database.db, 'key', 2, at('10:01:01'))).toBeUndefined();
    expect(await takeFromRateWindow(database.db, 'key', 2, at('10:01:28'))).toBe(30);
    expect(await takeFromRateWindow(database.db, 'key', 2, at('10:01:58'))).toBeUndefined();
  });

  it('count concurrent events', async () => {
    const waits = await Promise.all(Array.from({ length: 10 }, () => takeFromRateWindow(database.db, 'key', 4, at('10:00:00'))));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(4);
  });

  it('keep a high count for another minute, and then forget it', async () => {
    for (let times = 0; times < 5; times += 1) await countInWindow(database.db, 'key', at('10:00:30'));
    await countInWindow(database.db, 'key', at('10:01:30'));
    expect(await readWindows(database.db, 'key', at('10:02:00'))).toBe(5);
    await countInWindow(database.db, 'key', at('10:02:30'));
    expect(await readWindows(database.db, 'key', at('10:02:30'))).toBe(1);
    expect(await readWindows(database.db, 'key', at('10:04:30'))).toBe(0);
  });
});
