import type { FastifyInstance } from 'fastify';
import languages from '../../../../locales/languages.json' with { type: 'json' };
import { readPosts } from '../posts/readPosts.ts';
import { readPromotions } from '../content/readPromotions.ts';
import type { Services } from '../services.ts';
import { originOf } from '../system/originOf.ts';
import { escapeHtml } from './escapeHtml.ts';
import { languageLinks } from './languageLinks.ts';
import type { Site } from './readSite.ts';
import { visitOf } from './visitOf.ts';

const directions: Record<string, { tag: string; direction: string }> = languages;

/** Paths that search engines must not visit. */
const closed = ['/wps/', '/lgw/', '/lotto/', '/vendor/', '/dev/'];

/** Serves robots.txt, the sitemap and the web app manifest. */
export const serveDiscovery = (site: Site, services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    const { brands, config, shelves } = services;

    app.get('/robots.txt', async (request, reply) => {
      const { state } = await visitOf(request, brands);
      const lines = [
        'User-agent: *',
        ...[...closed, ...site.discovery.hidden].map((path) => `Disallow: ${path}`),
        `Sitemap: ${originOf(state, config)}/sitemap.xml`,
      ];
      return reply
        .type('text/plain; charset=utf-8')
        .header('Cache-Control', 'public, max-age=3600')
        .send(`${lines.join('\n')}\n`);
    });

    app.get('/sitemap.xml', { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }, async (request, reply) => {
      const { state, language } = await visitOf(request, brands);
      const { merchant } = state.brand;
      const [{ categories }, promotions, posts] = await Promise.all([
        shelves.of(merchant, language),
        readPromotions(services, { merchant, language, now: new Date() }),
        readPosts(services, { merchant, language, now: new Date() }),
      ]);
      const addresses = [
        ...site.discovery.listed,
        ...categories.map(({ gameCategory }) => `/${gameCategory.toLowerCase()}`).filter((path) => site.pageAt(path)),
        ...(site.pageAt('/promotions') ? promotions.map(({ id }) => `/promotions?id=${id}`) : []),
        ...(site.pageAt('/news') ? posts.map(({ id }) => `/news?id=${id}`) : []),
      ];
      const entries = addresses.flatMap((address) => {
        const links = languageLinks(state.brand, originOf(state, config), address);
        const alternates = links
          .map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}"/>`)
          .join('');
        return links.map(({ href }) => `<url><loc>${escapeHtml(href)}</loc>${alternates}</url>`);
      });
      return reply
        .type('application/xml; charset=utf-8')
        .header('Cache-Control', 'public, max-age=3600')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`,
        );
    });

    app.get('/manifest.webmanifest', async (request, reply) => {
      const { state, language } = await visitOf(request, brands);
      const { merchant, name, tokens } = state.brand;
      const { tag = 'en', direction = 'ltr' } = directions[language] ?? {};
      const ground = tokens['page']?.dark ?? '#0c0e14';
      const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
        src: `/icon/${merchant}/${file}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      });
      return reply
        .type('application/manifest+json')
        .header('Cache-Control', 'public, max-age=3600')
        .send(
          JSON.stringify({
            id: '/',
            name,
            short_name: name,
            lang: tag,
            dir: direction,
            start_url: `/?lang=${language}`,
            scope: '/',
            display: 'standalone',
            background_color: ground,
            theme_color: ground,
            categories: ['games', 'entertainment'],
            icons: [
              icon('192', 192, 'any'),
              icon('512', 512, 'any'),
              icon('maskable-192', 192, 'maskable'),
              icon('maskable-512', 512, 'maskable'),
            ],
          }),
        );
    });
  };
