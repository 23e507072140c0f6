import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** A server that listens. Closing it closes the app. */
export interface Listening {
  port: number;
  close(): Promise<void>;
}

/**
 * Listens, unless the signal says stop meanwhile: an app that is closed while it begins to listen would go on. Closes the app where it
 * does not listen.
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

/** Returns the port. Browsers take `localhost` for both loopback addresses, whatever the machine's own list of hosts says, so both listen. */
async function listenOnLoopbacks(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  const address = new URL(await app.listen({ host, port }));
  const taken = Number(address.port);
  if (host !== 'localhost') return taken;
  const { requestTimeout } = app.server;
  const second = createServer({ requestTimeout }, (request, response) => app.routing(request, response)).listen({
    port: taken,
    host: '::1',
  });
  // Where there is no IPv6, or it is listened to already, nothing is missing.
  await once(second, 'listening').catch(() => undefined);
  app.server.once('close', () => {
    second.close();
    second.closeAllConnections();
  });
  return taken;
}
