import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { permissionsPolicy } from '@site/rules/permissionsPolicy';
import Fastify, { type FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Studio } from './createStudio.ts';
import { servePictures } from './art/servePictures.ts';
import { servePages } from './core/pages/servePages.ts';
import { TooSoonError } from './core/play/TooSoonError.ts';
import { servePlay } from './core/play/servePlay.ts';
import { serveVendorCalls } from './core/vendor/serveVendorCalls.ts';

/** Time that running requests get when the studio stops. Then idle connections of browsers are closed as well. */
const STOP_GRACE_MS = 3000;

/** Runs for every page: the best compression that takes a few milliseconds. */
const BROTLI_QUALITY = 6;

/** Returns the HTTP server of the studio, not yet listening. */
export function createServer(studio: Studio): FastifyInstance {
  const { config } = studio;
  const app = Fastify({
    bodyLimit: 16 * 1024,
    requestTimeout: 30_000,
    trustProxy: config.trustProxy,
    // The address of a page may contain a ticket, so the log has no addresses.
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
    if (error instanceof TooSoonError) return reply.status(error.statusCode).send(error.refused);
    const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
    if (!isTheirs) request.log.error(error);
    return reply.status(error.statusCode ?? 500).send({ code: isTheirs ? 'badInput' : 'unavailable' });
  });
  app.addHook('onRequest', async (_request, reply) => void reply.header('Permissions-Policy', permissionsPolicy));
  // Made once: the plugin for Fastify makes it anew at every request.
  const setSecurityHeaders = helmet({
    // Each page has its own policy; everything else may do nothing.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // The site embeds games and uses their pictures; the page's policy says which origin may.
    frameguard: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: config.studioUrl.startsWith('https:'),
  });
  app.addHook('onRequest', (request, reply, done) => setSecurityHeaders(request.raw, reply.raw, () => done()));
  // Pages and drawings; files of the build and films are compressed already.
  void app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  app.get('/healthz', () => ({ ok: true }));
  void app.register(serveVendorCalls(studio));
  void app.register(servePlay(studio));
  void app.register(servePages(studio));
  void app.register(servePictures);
  app.addHook('onClose', () => studio.close());
  return app;
}
