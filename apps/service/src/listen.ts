import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/**
 * Listens, and gives the port. Browsers take `localhost` for both loopback addresses, whatever the machine's own list of hosts says,
 * so that name is listened to on both.
 */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
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
