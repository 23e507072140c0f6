import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { precompress } from './precompress.ts';

/**
 * Serves the operator's desk at /operator: an application of its own that shows nothing before its log-in. It is open while the site is
 * closed, and search engines leave it out.
 *
 * Source: OPR-01.
 */
export const serveDesk = ({ config }: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    const clientDir = path.join(config.deskDir, 'client');
    const page = path.join(clientDir, 'index.html');
    if (!existsSync(page)) return;
    const template = readFileSync(page, 'utf8');
    await precompress(clientDir);
    await app.register(fastifyStatic, {
      root: path.join(clientDir, 'assets'),
      prefix: '/operator/assets/',
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      setHeaders: (reply) => void reply.header('Cache-Control', 'public, max-age=31536000, immutable'),
    });
    app.get('/operator', (request, reply) => reply.redirect(request.url.replace('/operator', '/operator/')));
    app.get('/operator/*', (_request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      return reply
        .headers({
          'Content-Security-Policy': contentSecurityPolicy({ nonce, frames: ["'none'"], connections: [] }),
          'Cache-Control': 'private, no-store',
          'X-Robots-Tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(template.replaceAll('%NONCE%', nonce));
    });
  };
