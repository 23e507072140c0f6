import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readHelp } from '../content/readHelp.ts';
import { readFontFaces } from '../page/fontFaces.ts';
import { visitOf } from '../page/visitOf.ts';
import { savesData } from '../http/savesData.ts';
import type { Services } from '../services.ts';
import { supportPage } from './supportPage.ts';

/**
 * Serves the help widget: frequent questions, and the brand's channels. A page of its own without scripts, for the frame of the help centre
 * and the window of customer service.
 *
 * Source: SYS-14, RTE-14.
 */
export const serveSupport = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    const fonts = readFontFaces(services.config.siteDir);
    app.get('/support', { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } }, async (request, reply) => {
      const { state, language, url } = await visitOf(request, services.brands);
      const nonce = randomBytes(16).toString('base64');
      const { articles } = await readHelp(services, { merchant: state.brand.merchant, language });
      const policy = [
        `default-src 'none'`,
        `style-src 'nonce-${nonce}'`,
        `img-src 'self'`,
        `font-src 'self'`,
        `base-uri 'none'`,
        `form-action 'none'`,
        `frame-ancestors 'self'`,
      ];
      return reply
        .headers({ 'Content-Security-Policy': policy.join('; '), 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, Cookie' })
        .type('text/html; charset=utf-8')
        .send(
          supportPage({
            state,
            language,
            articles,
            desk: url.searchParams.get('desk') ?? undefined,
            hasQuestions: url.searchParams.get('part') !== 'ways',
            nonce,
            fonts: savesData(request) ? '' : fonts,
            isLight: url.searchParams.get('theme') === 'light',
          }),
        );
    });
  };
