import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { clientConfig } from '../database/openPool.ts';
import { PostgresClient } from '../database/PostgresClient.ts';
import type { Bus, Changed } from './Bus.ts';
import { collect } from './collect.ts';

const channel = 'account_changed';
/** Postgres limits a message to 8,000 bytes; an id takes at most 11 with its comma. */
const idsPerMessage = 700;
const reconnectMs = 250;
const HEARTBEAT_MS = 2000;
/** Timeout of a heartbeat. */
const HEARTBEAT_ANSWER_MS = 2000;

interface ListenBusOptions {
  /** Interval of heartbeats in milliseconds. */
  heartbeatMs?: number;
}

/**
 * Opens the bus of several processes on one Postgres. It listens on a connection of its own, and reconnects when it breaks or stops
 * responding. Messages in between are lost, so it then reports that all accounts may have changed.
 */
export async function openListenBus(
  url: string,
  pool: pg.Pool,
  { heartbeatMs = HEARTBEAT_MS }: ListenBusOptions = {},
): Promise<Bus & { close(): Promise<void> }> {
  const events = new EventEmitter<{ changed: [Changed] }>();
  events.setMaxListeners(0);
  let closed = false;
  let listening: pg.Client;

  async function listen() {
    const client: pg.Client = new PostgresClient(clientConfig(url, { statementMs: HEARTBEAT_ANSWER_MS }));
    client.on('notification', ({ payload = '' }) => events.emit('changed', payload.split(',').map(Number)));
    await client.connect();
    await client.query(`listen ${channel}`).catch(async (error: unknown) => {
      await client.end();
      throw error;
    });
    // The connection is idle otherwise, so only a heartbeat detects that it stopped responding.
    let heartbeat: NodeJS.Timeout;
    const beat = () => {
      heartbeat = setTimeout(() => void client.query(`listen ${channel}`).then(beat, () => undefined), heartbeatMs);
    };
    beat();
    client.once('end', () => {
      clearTimeout(heartbeat);
      if (!closed) void relisten();
    });
    if (closed) await client.end();
    listening = client;
  }

  async function relisten(): Promise<void> {
    try {
      await listen();
      events.emit('changed', 'all');
    } catch {
      await wait(reconnectMs);
      if (!closed) void relisten();
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
