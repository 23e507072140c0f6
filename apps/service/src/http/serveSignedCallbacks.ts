import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { isValidSignature } from '../wallet/vendor/signature.ts';

const bodyLimitBytes = 16 * 1024;

interface SignedCallback<Code extends string> {
  path: string;
  secret: string;
  /** Applies what is reported, and returns the answer. Its content is undefined where the body is no JSON. */
  apply: (content: unknown) => Promise<Code>;
}

interface Terms<Code extends string> {
  /** HTTP status of each answer. */
  statusOf: Readonly<Record<Code | 'INVALID_INPUT' | 'BAD_SIGNATURE' | 'TRANSIENT', number>>;
  callbacks: readonly SignedCallback<Code>[];
  onListen?: (origin: string) => void;
}

/**
 * Serves callbacks that are signed as vendors sign. A body is parsed only after its signature is verified. The answer is sent after the commit, so
 * that a report that was not applied comes again.
 *
 * Source: MEM-24, MEM-25.
 */
export function serveSignedCallbacks<Code extends string>({ statusOf, callbacks, onListen }: Terms<Code>): FastifyPluginCallback {
  const send = (reply: FastifyReply, code: keyof typeof statusOf) =>
    reply.status(statusOf[code]).header('Cache-Control', 'no-store').send({ code });
  return (app, _options, done) => {
    // The signature covers the raw bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, parsed) => parsed(null, body));
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 400 && statusCode < 500) return reply.status(statusCode).send({ code: 'INVALID_INPUT' });
      request.log.error(error);
      return send(reply, 'TRANSIENT');
    });
    for (const { path, secret, apply } of callbacks)
      app.post(path, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!isSigned(request, secret, body)) return send(reply, 'BAD_SIGNATURE');
        return send(reply, await apply(contentOf(body)));
      });
    if (onListen)
      app.addHook('onListen', (listening) => {
        onListen(app.listeningOrigin);
        listening();
      });
    done();
  };
}

function isSigned(request: FastifyRequest, secret: string, body: Buffer): boolean {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : '';
  };
  const { method, url: path } = request;
  const signed = { timestamp: header('x-timestamp'), signature: header('x-signature'), method, path, body };
  return isValidSignature({ ...signed, secret, nowMs: Date.now() });
}

function contentOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
