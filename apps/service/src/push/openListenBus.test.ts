import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import type { Changed } from './Bus.ts';

it.runIf(testEngines.includes('postgres'))('a bus that lost its connection listens again, and says that all may have changed', async () => {
  const database = await openTestDatabase('postgres');
  const { db, bus } = database;
  const heard = new EventEmitter<{ changed: [Changed] }>();
  bus.onEvent((changed) => heard.emit('changed', changed));
  const afterGap = once(heard, 'changed');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`.execute(
    db,
  );
  expect(await afterGap).toEqual(['all']);

  const afterwards = once(heard, 'changed');
  bus.publish([7]);
  expect(await afterwards).toEqual([[7]]);
  await database.close();
});
