import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** A listening server. Closing it closes the app. */
export interface Listening {
  port: number;
  close(): Promise<void>;
}

/**
 * Listens, unless the signal aborts: an app that is closed while starting to listen would keep running. Closes the app when it fails to
 * listen.
 */
export async function listen(app: FastifyInstance, where: Pick<Config, 'host' | 'port'>, signal: AbortSignal): Promise<Listening> {
  try {
    const port = await listenOnLoopbacks(app, where);
    signal.throwIfAborted();
    return { port, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Listens on both loopback addresses, because browsers may use either for `localhost`. Returns the port. */
async function listenOnLoopbacks(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  const address = new URL(await app.listen({ host, port }));
  const taken = Number(address.port);
  if (host !== 'localhost') return taken;
  const { requestTimeout } = app.server;
  const second = createServer({ requestTimeout }, (request, response) => app.routing(request, response)).listen({
    port: taken,
    host: '::1',
  });
  // Without IPv6, or when another process listens there, nothing is lost.
  await once(second, 'listening').catch(() => undefined);
  app.server.once('close', () => {
    second.close();
    second.closeAllConnections();
  });
  return taken;
}
