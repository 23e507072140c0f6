import { once } from 'node:events';
import { type AddressInfo, createServer, type ListenOptions, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** A listening server. Closing it closes the app. */
export interface Listening {
  port: number;
  close: () => Promise<void>;
}

const isLinux = process.platform === 'linux';
/**
 * Number of sockets that share the address. The event loop accepts one connection of each in a turn: with a single one, new callers of a busy
 * process wait for seconds where nobody sees it, until the system drops them.
 */
const DOORS = isLinux ? 16 : 1;

/**
 * Listens, unless the signal aborts: an app that is closed while starting to listen would keep running. Closes the app when it fails to
 * listen.
 */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>, signal: AbortSignal): Promise<Listening> {
  const doors: Server[] = [];
  async function close() {
    const closed = doors.map((door) => once(door.close(), 'close'));
    await app.close();
    await Promise.all(closed);
  }
  try {
    const where = { host: host === 'localhost' ? '127.0.0.1' : host, port, reusePort: isLinux };
    await app.listen(where);
    where.port = (app.server.address() as AddressInfo).port;
    while (doors.length < DOORS - 1) doors.push(await openDoor(app, where));
    // Browsers may use either loopback address. Without IPv6, or when another process listens there, nothing is lost.
    if (host === 'localhost') {
      const other = await openDoor(app, { host: '::1', port: where.port }).catch(() => undefined);
      if (other) doors.push(other);
    }
    signal.throwIfAborted();
    return { port: where.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens a further socket whose connections belong to the app's server. */
async function openDoor(app: FastifyInstance, where: Pick<ListenOptions, 'host' | 'port' | 'reusePort'>): Promise<Server> {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket));
  await once(door.listen(where), 'listening');
  return door;
}
