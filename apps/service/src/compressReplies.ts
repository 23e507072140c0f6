import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Below this the saving is not worth the work. */
const LEAST_BYTES = 1024;
/** Done again for every reply: of the qualities that take a page a few milliseconds the one that packs it best. */
const BROTLI_QUALITY = 5;

export type Coding = 'br' | 'gzip';

const ways: Record<Coding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text) => promisify(gzip)(text),
};

const codings: [Coding, RegExp][] = [
  ['br', /\bbr\b/],
  ['gzip', /\bgzip\b/],
];

/** The best coding that a request accepts. */
export function codingOf({ headers }: FastifyRequest): Coding | undefined {
  const accepted = headers['accept-encoding'] ?? '';
  return codings.find(([, isNamed]) => isNamed.test(accepted))?.[0];
}

export const compress = (text: string, coding: Coding): Promise<Buffer> => ways[coding](text);

/** Compresses replies that are text. Streams and pictures pass as they are. */
export function compressReplies(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_BYTES || reply.hasHeader('Content-Encoding')) return payload;
    reply.header('Vary', [reply.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    const coding = codingOf(request);
    if (!coding) return payload;
    reply.header('Content-Encoding', coding).removeHeader('Content-Length');
    return compress(payload, coding);
  });
}
