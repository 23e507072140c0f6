import helmet from '@fastify/helmet';
import { permissionsPolicy } from '@site/rules/permissionsPolicy';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Studio } from './createStudio.ts';
import { servePictures } from './pictures/servePictures.ts';
import { servePages } from './play/servePages.ts';
import { servePlay } from './play/servePlay.ts';
import { serveVendorCalls } from './vendor/serveVendorCalls.ts';

/** What answers are given to end in when the studio stops; a browser's spare connection, which asks nothing, would hold it up for longer. */
const STOP_GRACE_MS = 3000;

/** The whole studio on HTTP, not yet listening. */
export function createServer(studio: Studio): FastifyInstance {
  const { config } = studio;
  const app = Fastify({
    bodyLimit: 16 * 1024,
    requestTimeout: 30_000,
    // A page's address may hold a ticket: the log has none.
    logger: {
      level: config.logLevel,
      serializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }) },
    },
  });
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), STOP_GRACE_MS).unref();
    done();
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
    if (!isTheirs) request.log.error(error);
    return reply.status(error.statusCode ?? 500).send({ code: isTheirs ? 'badInput' : 'unavailable' });
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('Permissions-Policy', permissionsPolicy));
  void app.register(helmet, {
    // Each page has a policy of its own; whatever is not a page may do nothing.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The site shows games in a frame and their pictures as its own; the page's policy says who may.
    frameguard: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: config.studioUrl.startsWith('https:'),
  });
  app.get('/healthz', () => ({ ok: true }));
  void app.register(serveVendorCalls(studio));
  void app.register(servePlay(studio));
  void app.register(servePages(studio));
  void app.register(servePictures);
  app.addHook('onClose', () => studio.close());
  return app;
}
