import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../answer.ts';
import type { Services } from '../services.ts';
import type { PictureFormat } from './readPicture.ts';
import { readPicture } from './readPicture.ts';

const mediaTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' };

/** Of one network: each name is looked up in the database, and a page shows a few. */
const HERO_LIMIT = { max: 1200, timeWindow: '1 minute' };

/** Posters, heroes and vendors' marks. Source: design §7 "Art". */
export const serveArt = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.get('/art/*', (request, reply) => show(request, reply, services));
    app.get('/art/hero/*', { config: { rateLimit: HERO_LIMIT } }, (request, reply) => show(request, reply, services));
  };

async function show(request: FastifyRequest, reply: FastifyReply, services: Services) {
  const picture = await readPicture(request.url.split('?')[0] ?? '', services);
  if (!picture) return sendRefusal(reply, 'notFound');
  const { bytes, format, isFinal } = await services.gallery.show(picture);
  if (format === 'svg') reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  return (
    reply
      .type(mediaTypes[format])
      // A CDN hands it on under its own name.
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Cache-Control', isFinal ? 'public, max-age=31536000, immutable' : 'public, max-age=30')
      // As text it is compressed on its way.
      .send(format === 'svg' ? bytes.toString() : bytes)
  );
}
