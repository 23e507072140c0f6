import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this the saving is not worth the work. */
const LEAST_BYTES = 1024;
/** Half a millisecond for a page: it is done again for every reply. */
const BROTLI_QUALITY = 4;

const brotli = (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });

/** Compresses replies that are text. Streams and pictures pass as they are. */
export function compressReplies(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_BYTES || reply.hasHeader('Content-Encoding')) return payload;
    reply.header('Vary', [reply.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    const accepted = request.headers['accept-encoding'] ?? '';
    if (/\bbr\b/.test(accepted)) {
      reply.header('Content-Encoding', 'br').removeHeader('Content-Length');
      return brotli(payload);
    }
    if (/\bgzip\b/.test(accepted)) {
      reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length');
      return promisify(gzip)(payload);
    }
    return payload;
  });
}
