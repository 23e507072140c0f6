import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Smaller bodies are not worth compressing. */
const MIN_BYTES = 1024;
/** Runs for every reply: the best compression that takes a few milliseconds for a page. */
const BROTLI_QUALITY = 6;

export type Coding = 'br' | 'gzip';

const ways: Record<Coding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text) => promisify(gzip)(text),
};

/** In order of preference. */
const codings: Coding[] = ['br', 'gzip'];

/** Returns the best coding that a request accepts. */
export function codingOf({ headers }: FastifyRequest): Coding | undefined {
  const accepted = headers['accept-encoding'] ? new Negotiator({ headers }).encodings(codings) : [];
  return codings.find((coding) => accepted.includes(coding));
}

export const compress = (text: string, coding: Coding): Promise<Buffer> => ways[coding](text);

/** Compresses text replies. Streams and pictures are sent unchanged. */
export function compressReplies(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_BYTES || reply.hasHeader('Content-Encoding')) return payload;
    reply.header('Vary', [reply.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    const coding = codingOf(request);
    if (!coding) return payload;
    reply.header('Content-Encoding', coding).removeHeader('Content-Length');
    return compress(payload, coding);
  });
}
