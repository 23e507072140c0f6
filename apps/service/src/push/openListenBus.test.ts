import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPool } from '../database/openPool.ts';
import { openTestDatabase, prepareTestDatabase, testEngines } from '../testing/openTestDatabase.ts';
import { StallingProxy } from '../testing/StallingProxy.ts';
import type { Changed } from './Bus.ts';
import { openListenBus } from './openListenBus.ts';

it.runIf(testEngines.includes('postgres'))(
  'a bus reconnects after a lost connection, and reports that all accounts may have changed',
  async () => {
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
  },
);

it.runIf(testEngines.includes('postgres'))(
  'a bus replaces a connection that stopped responding, and reports that all accounts may have changed',
  async () => {
    const prepared = await prepareTestDatabase('postgres');
    const url = prepared.where.url ?? '';
    const proxy = await StallingProxy.start(url);
    const pool = openPool(url, { max: 1, statementMs: 1000 });
    const bus = await openListenBus(proxy.through(url), pool, { heartbeatMs: 100 });
    const heard = new EventEmitter<{ changed: [Changed] }>();
    bus.onEvent((changed) => heard.emit('changed', changed));
    const afterGap = once(heard, 'changed');
    proxy.stall();
    expect(await afterGap).toEqual(['all']);

    const afterwards = once(heard, 'changed');
    bus.publish([7]);
    expect(await afterwards).toEqual([[7]]);
    await bus.close();
    await pool.end();
    await proxy.close();
    await prepared.remove();
  },
);
