import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../http/answer.ts';
import type { Services } from '../services.ts';
import type { Picture, PictureFormat } from './readPicture.ts';
import { readPicture } from './readPicture.ts';

const mediaTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', svg: 'image/svg+xml' };

/** Limit for one network: each name is looked up in the database, and a page shows a few. */
const HERO_LIMIT = { max: 1200, timeWindow: '1 minute' };

/** Serves posters, heroes and vendor pictures. Source: docs/decisions/service.md "Art is drawn from code". */
export const serveArt = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.get('/art/*', (request, reply) => show(request, reply, services));
    app.get('/art/hero/*', { config: { rateLimit: HERO_LIMIT } }, (request, reply) => show(request, reply, services));
  };

/** Only the address with the version of the art says what its picture looks like. */
function keptFor({ version }: Picture, { url }: FastifyRequest): string {
  const isVersion = version !== '' && new URLSearchParams(url.split('?')[1]).get('v') === version;
  return isVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
}

async function show(request: FastifyRequest, reply: FastifyReply, services: Services) {
  const picture = await readPicture(request.url, services);
  if (!picture) return sendRefusal(reply, 'notFound');
  const { bytes, format, isFinal } = await services.gallery.show(picture);
  if (format === 'svg') reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  return (
    reply
      .type(mediaTypes[format])
      // A CDN serves it from its own origin.
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Cache-Control', isFinal ? keptFor(picture, request) : 'public, max-age=30')
      // Strings are compressed by the reply hook.
      .send(format === 'svg' ? bytes.toString() : bytes)
  );
}
