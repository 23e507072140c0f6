import { STATUS_CODES } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import { permissionsPolicy } from '@site/rules/permissionsPolicy';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { refusedEnvelope, sendError, sendRefusal } from './http/answer.ts';
import { serveArt } from './art/serveArt.ts';
import { servePhoneCaptcha } from './captcha/servePhoneCaptcha.ts';
import { compressReplies } from './http/compressReplies.ts';
import { serveDev } from './dev/serveDev.ts';
import { serveTestPlayers } from './dev/serveTestPlayers.ts';
import { serveFacebook } from './dev/serveFacebook.ts';
import { serveGoogle } from './dev/serveGoogle.ts';
import { servePhoneAuth } from './dev/servePhoneAuth.ts';
import { serveDocs } from './docs/serveDocs.ts';
import { serveExports } from './exports/serveExports.ts';
import { serveIcons } from './icon/serveIcons.ts';
import { serveDesk } from './page/serveDesk.ts';
import { servePages } from './page/servePages.ts';
import { serveReports } from './page/serveReports.ts';
import { DevelopmentPayments } from './payments/development/DevelopmentPayments.ts';
import { serveDevelopment } from './payments/development/serveDevelopment.ts';
import { serveIdentity } from './identity/serveIdentity.ts';
import { servePayments } from './payments/servePayments.ts';
import { serveEvents } from './push/serveEvents.ts';
import { networkOf } from '@site/rules/networkOf';
import { RefusalError } from './http/RefusalError.ts';
import { refuseUnreadable } from './http/refuseUnreadable.ts';
import { serveCalls } from './http/serveCalls.ts';
import type { Services } from './services.ts';
import { serveSupport } from './support/serveSupport.ts';
import { serveSocial } from './social/serveSocial.ts';
import { serveHealth } from './system/serveHealth.ts';
import { serveMetrics } from './system/serveMetrics.ts';
import { serveWallet } from './wallet/serveWallet.ts';

const REQUEST_TIMEOUT_MS = 30_000;
/** The first start after a build compresses the site's files, on a slow machine for longer than a plugin's default timeout. */
const PLUGIN_TIMEOUT_MS = 300_000;
/** Grace period for running requests on stop; idle connections of browsers would delay it. */
const STOP_GRACE_MS = 3000;

/** Time to read the reply to a malformed request, in milliseconds. */
const BAD_REQUEST_GRACE_MS = 1000;

/** Keeps queries, headers and error details out of the log: they may contain tokens or phone numbers. */
const serializers = {
  req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?')[0] }),
  err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
};

/** Creates the HTTP server of the whole service, not yet listening. Logs to standard output by default. */
export function createServer(services: Services, log?: { write(line: string): void }): FastifyInstance {
  const { config } = services;
  const app = Fastify({
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    bodyLimit: 256 * 1024,
    logger: { level: config.logLevel, serializers, ...(log && { stream: log }) },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler(_error, socket) {
      // The client may never close its side.
      setTimeout(() => socket.destroy(), BAD_REQUEST_GRACE_MS).unref();
      if (!socket.writable) return;
      const body = JSON.stringify(refusedEnvelope('invalidInput', { field: 'request', rule: 'http' }));
      const headers = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
      socket.end(`HTTP/1.1 400 ${STATUS_CODES[400]}\r\n${headers}\r\n\r\n${body}`);
    },
  });
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), STOP_GRACE_MS).unref();
    done();
  });
  // Made once: the plugin for Fastify makes it anew at every request.
  const setSecurityHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });
  app.addHook('onRequest', (request, reply, done) => setSecurityHeaders(request.raw, reply.raw, () => done()));
  app.addHook('onRequest', async (request, reply) => {
    refuseUnreadable(request);
    reply.header('Permissions-Policy', permissionsPolicy);
  });
  app.addHook('onResponse', async ({ method, routeOptions: { url: route = 'none' } }, { statusCode: status, elapsedTime: ms }) =>
    services.metrics.countRequest({ method, route, status, ms }),
  );
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, 'notFound'));
  compressReplies(app);
  void app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, { ttl }) => new RefusalError('tooMany', { retryAfterS: Math.ceil(ttl / 1000) }),
  });
  void app.register(serveHealth(services));
  void app.register(serveDocs);
  void app.register(serveCalls(services));
  void app.register(serveWallet(services));
  void app.register(servePayments(services));
  void app.register(serveIdentity(services));
  for (const provider of config.payments) if (provider instanceof DevelopmentPayments) void app.register(serveDevelopment(provider));
  void app.register(serveEvents(services));
  void app.register(serveExports(services));
  void app.register(serveReports(services));
  void app.register(serveMetrics(services));
  void app.register(serveArt(services));
  void app.register(serveIcons(services));
  void app.register(serveSupport(services));
  void app.register(serveSocial(services));
  if (config.mode === 'demo') {
    void app.register(serveDev(services));
    void app.register(serveTestPlayers(services));
    void app.register(serveGoogle(services));
    void app.register(serveFacebook(services));
  }
  if (services.phoneVerifier) void app.register(servePhoneCaptcha(services, services.phoneVerifier));
  if (services.phoneAuth) void app.register(servePhoneAuth(services.phoneAuth, services));
  void app.register(serveDesk(services));
  void app.register(servePages(services));
  return app;
}
