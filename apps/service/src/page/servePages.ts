import { createHash, randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError, sendRefusal } from '../answer.ts';
import { savesData } from '../savesData.ts';
import type { Services } from '../services.ts';
import { linesOf } from '../system/linesOf.ts';
import { seenFrom } from '../system/seenFrom.ts';
import { sendBrokenPage } from './brokenPage.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { imageBaseOf } from './imageBaseOf.ts';
import { Pages } from './Pages.ts';
import { precompress } from './precompress.ts';
import { readSite } from './readSite.ts';
import { serveDiscovery } from './serveDiscovery.ts';
import { visitOf } from './visitOf.ts';

/** Of one address: what is not kept is painted anew for each. */
const PAINTING_LIMIT = { max: 600, timeWindow: '1 minute' };

/** Addresses that are never a page: under them an unknown one is refused in the envelope. */
const NO_PAGE = /^\/(wps|lgw|lotto|vendor|art|assets|dev|docs|report|exports)(\/|$)|\.\w+$/;

/** The site: its files as they are, and every other address as a page painted before JavaScript. Source: design §7. */
export const servePages = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    const site = await readSite(services.config.siteDir);
    if (!site) return;
    await app.register(serveDiscovery(site, services));
    const pages = new Pages(site, services);
    app.setErrorHandler((error, request, reply) =>
      /\btext\/html\b/.test(request.headers.accept ?? '') ? sendBrokenPage(error, request, reply) : sendError(error, request, reply),
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
        // Names under assets/ change with their content.
        reply.header('Cache-Control', file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        // What the worker may fetch is said by its own file, of which the newest counts.
        if (/\/sw\.js(\.\w+)?$/.test(file))
          reply.header('Cache-Control', 'no-cache').header('Content-Security-Policy', "default-src 'self'");
      },
    });
    app.get('/*', { config: { rateLimit: PAINTING_LIMIT } }, (request, reply) => sendPage(request, reply, services, pages));
  };

async function sendPage(request: FastifyRequest, reply: FastifyReply, { brands, config, phoneVerifier }: Services, pages: Pages) {
  const { url, state, language } = await visitOf(request, brands);
  if (NO_PAGE.test(url.pathname) && url.pathname !== '/index.html') return sendRefusal(reply, 'notFound');
  const { imageCDNs, launchGameCDNs, analyticsEndpoint, chat } = state.settings;
  const { tag, status, fill } = await pages.paint({
    state: seenFrom(state, request.ip),
    language,
    url,
    address: request.ip,
    savesData: savesData(request),
    imageBase: imageBaseOf(request, imageCDNs),
    now: new Date(),
  });
  const policyWith = (nonce: string) =>
    contentSecurityPolicy({
      nonce,
      frames: ["'self'", config.studioUrl, ...originsOf(launchGameCDNs), ...originsOf(chat.map(({ url: desk }) => desk))],
      images: originsOf(imageCDNs),
      connections: originsOf([
        ...linesOf(state, config).map(({ test }) => test),
        ...verifiersOf(phoneVerifier),
        ...(analyticsEndpoint ? [analyticsEndpoint] : []),
      ]),
    });
  // Weak: the bytes differ by how they are packed.
  const etag = `W/"${createHash('sha256')
    .update(tag + policyWith(''))
    .digest('base64url')}"`;
  reply.headers({
    ETag: etag,
    // no-store would cost the browser's back and forward.
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Language, Cookie, Save-Data',
  });
  if (status === 503) reply.header('Retry-After', retryAfterS(state.maintenanceEnd, Date.now()));
  // What the browser kept runs under the policy that came with it: another one would not know its nonce.
  else if (request.headers['if-none-match'] === etag) return reply.status(304).removeHeader('Content-Security-Policy').send();
  const nonce = randomBytes(16).toString('base64');
  return reply.status(status).header('Content-Security-Policy', policyWith(nonce)).type('text/html; charset=utf-8').send(fill(nonce));
}

/** Seconds until the maintenance ends, at least a minute; five minutes where no end is known. */
const retryAfterS = (endMs: number | null, nowMs: number): number => (endMs ? Math.max(60, Math.ceil((endMs - nowMs) / 1000)) : 300);

const originsOf = (addresses: string[]) => addresses.map((address) => new URL(address).origin);

/** The stand-in is on our own origin. */
const verifiersOf = (verifier: Services['phoneVerifier']) => (verifier?.url.startsWith('https:') ? [verifier.url] : []);
