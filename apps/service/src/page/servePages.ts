import { createHash, randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError, sendRefusal } from '../http/answer.ts';
import { RETRY_AFTER_S } from '../http/Overload.ts';
import { savesData } from '../http/savesData.ts';
import type { Services } from '../services.ts';
import { counting, shedding } from '../http/shedding.ts';
import { linesOf } from '../system/linesOf.ts';
import { locationOf } from '../system/locationOf.ts';
import { applyBlockList } from '../system/applyBlockList.ts';
import { sendErrorPage, sendOverloadPage } from './errorPage.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { imageBaseOf } from './imageBaseOf.ts';
import { Pages } from './Pages.ts';
import { precompress } from './precompress.ts';
import { readSite } from './readSite.ts';
import { serveDiscovery } from './serveDiscovery.ts';
import { visitOf } from './visitOf.ts';

/** Limit for one address: uncached pages are rendered for each request. */
const PAINTING_LIMIT = { max: 600, timeWindow: '1 minute' };

/** Paths that are never pages: unknown ones are refused in the envelope. */
const NO_PAGE = /^\/(wps|lgw|lotto|vendor|art|assets|dev|docs|report)(\/|$)|\.\w+$/;

/**
 * Serves the site: its static files, and every other address as a server-rendered page.
 *
 * Source: docs/architecture.md "The way of a page".
 */
export const servePages = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    const site = await readSite(services.config.siteDir);
    if (!site) return;
    await app.register(serveDiscovery(site, services));
    const pages = new Pages(site, services);
    app.setErrorHandler((error, request, reply) =>
      isForReading(request) ? sendErrorPage(error, request, reply) : sendError(error, request, reply),
    );
    await precompress(site.clientDir);
    await app.register(fastifyStatic, {
      root: site.clientDir,
      index: false,
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      globIgnore: ['**/*.html', '**/*.{br,gz}', '.vite/**'],
      setHeaders(reply, file) {
        // File names under assets/ contain a hash of the content.
        reply.header('Cache-Control', file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        // The policy of a worker is in its own response, of which the newest applies.
        if (/\/sw\.js(\.\w+)?$/.test(file))
          reply.header('Cache-Control', 'no-cache').header('Content-Security-Policy', "default-src 'self'");
      },
    });
    // Static files are cheap, and needed by pages already sent.
    const onRequest = [
      shedding(services.overload, (request, reply) =>
        isForReading(request) ? sendOverloadPage(request, reply) : sendRefusal(reply, 'unavailable', { retryAfterS: RETRY_AFTER_S }),
      ),
      counting(services.overload.atWork),
    ];
    app.get('/*', { config: { rateLimit: PAINTING_LIMIT }, onRequest }, (request, reply) => sendPage(request, reply, services, pages));
  };

/** Returns true for requests of a browser's navigation. */
const isForReading = ({ headers }: FastifyRequest) => /\btext\/html\b/.test(headers.accept ?? '');

async function sendPage(request: FastifyRequest, reply: FastifyReply, { brands, config, phoneVerifier }: Services, pages: Pages) {
  const { url, state, language } = await visitOf(request, brands);
  if (NO_PAGE.test(url.pathname) && url.pathname !== '/index.html') return sendRefusal(reply, 'notFound');
  const { imageCDNs, launchGameCDNs, analyticsEndpoint, chat } = state.settings;
  const { tag, status, fill } = await pages.render({
    state: applyBlockList(state, request.ip),
    language,
    url,
    address: request.ip,
    location: locationOf({ state, config, headers: request.headers }),
    savesData: savesData(request),
    imageBase: imageBaseOf(request, imageCDNs),
    now: new Date(),
  });
  const policyWith = (nonce: string) =>
    contentSecurityPolicy({
      nonce,
      frames: [
        "'self'",
        ...config.vendors.flatMap(({ origins }) => origins),
        ...originsOf(launchGameCDNs),
        ...originsOf(chat.map(({ url: desk }) => desk)),
      ],
      images: originsOf(imageCDNs),
      connections: originsOf([
        ...linesOf(state, config).map(({ test }) => test),
        ...verifiersOf(phoneVerifier),
        ...(analyticsEndpoint ? [analyticsEndpoint] : []),
      ]),
    });
  // Weak: the bytes differ by compression.
  const etag = `W/"${createHash('sha256')
    .update(tag + policyWith(''))
    .digest('base64url')}"`;
  reply.headers({
    ETag: etag,
    // no-store would disable the back/forward cache.
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Language, Cookie, Save-Data',
  });
  if (status === 503) reply.header('Retry-After', retryAfterS(state.maintenanceEnd, Date.now()));
  // The browser's cached page has its own policy: another one would not match its nonce.
  else if (request.headers['if-none-match'] === etag) return reply.status(304).removeHeader('Content-Security-Policy').send();
  const nonce = randomBytes(16).toString('base64');
  return reply.status(status).header('Content-Security-Policy', policyWith(nonce)).type('text/html; charset=utf-8').send(fill(nonce));
}

/** Returns the seconds until the end of maintenance, at least a minute; five minutes when unknown. */
const retryAfterS = (endMs: number | null, nowMs: number): number => (endMs ? Math.max(60, Math.ceil((endMs - nowMs) / 1000)) : 300);

const originsOf = (addresses: string[]) => addresses.map((address) => new URL(address).origin);

/** The stand-in is on our own origin. */
const verifiersOf = (verifier: Services['phoneVerifier']) => (verifier?.url.startsWith('https:') ? [verifier.url] : []);
