import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Bus, Changed } from './Bus.ts';
import { collect } from './collect.ts';

const channel = 'account_changed';
/** Postgres carries 8,000 bytes in a message; an id takes at most 11 with its comma. */
const idsPerMessage = 700;
const reconnectMs = 1000;

/**
 * The bus of several processes on one Postgres. It listens on a connection of its own, which is opened again when it drops; what
 * was missed meanwhile is unknown, so that all have changed then.
 */
export async function openListenBus(url: string, pool: pg.Pool): Promise<Bus & { close(): Promise<void> }> {
  const events = new EventEmitter<{ changed: [Changed] }>();
  events.setMaxListeners(0);
  let closed = false;
  let listening: pg.Client;

  async function listen() {
    const client = new pg.Client({ connectionString: url });
    client.on('notification', ({ payload = '' }) => events.emit('changed', payload.split(',').map(Number)));
    // A connection that breaks says so more than once.
    let isLost = false;
    client.on('error', () => {
      if (!closed && !isLost) setTimeout(() => void relisten(), reconnectMs);
      isLost = true;
    });
    await client.connect();
    await client.query(`listen ${channel}`);
    if (closed) await client.end();
    listening = client;
  }

  async function relisten() {
    try {
      await listen();
      events.emit('changed', 'all');
    } catch {
      if (!closed) setTimeout(() => void relisten(), reconnectMs);
    }
  }

  async function notify(ids: number[]) {
    for (let from = 0; from < ids.length; from += idsPerMessage)
      await pool.query('select pg_notify($1, $2)', [channel, ids.slice(from, from + idsPerMessage).join(',')]);
  }

  let sent = Promise.resolve();
  const collected = collect((ids) => {
    sent = sent.then(() => notify(ids)).catch((error: unknown) => process.emitWarning(String(error)));
  });
  await listen();
  return {
    publish: (ids) => collected.add(ids),
    onEvent(listener) {
      events.on('changed', listener);
      return () => events.off('changed', listener);
    },
    async close() {
      closed = true;
      collected.flush();
      await sent;
      await listening.end();
    },
  };
}
