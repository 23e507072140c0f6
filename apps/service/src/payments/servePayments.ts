import { paymentCallback, paymentCallbackPath, type PaymentCode, statusOfPaymentCode } from '@site/api/payments';
import { ceilingMinor } from '@site/rules/credits';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Services } from '../services.ts';
import { isValidSignature } from '../wallet/vendor/signature.ts';
import { applyPayment, RefusedPayment } from './applyPayment.ts';
import type { PaymentProvider } from './PaymentProvider.ts';

const bodyLimitBytes = 16 * 1024;

/**
 * Serves the callbacks of payment providers. A body is parsed only after its signature is verified. The answer is sent after the commit, so that
 * a report that was not applied comes again.
 *
 * Source: MEM-24.
 */
export function servePayments({ config, db, bus, ledger }: Services): FastifyPluginCallback {
  return (app, _options, done) => {
    // The signature covers the raw bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, parsed) => parsed(null, body));
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 400 && statusCode < 500) return reply.status(statusCode).send({ code: 'INVALID_INPUT' satisfies PaymentCode });
      request.log.error(error);
      return send(reply, 'TRANSIENT');
    });
    for (const provider of config.payments)
      app.post(paymentCallbackPath(provider.name), async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!isSigned(request, provider, body)) return send(reply, 'BAD_SIGNATURE');
        const parsed = paymentCallback.safeParse(contentOf(body));
        if (!parsed.success || BigInt(parsed.data.amountMinor) > ceilingMinor(parsed.data.currency)) return send(reply, 'INVALID_INPUT');
        const reported = { ...parsed.data, provider: provider.name, ledger, now: new Date() };
        try {
          const { accountId, isNew } = await retryConflicts(() => db.transaction().execute((tx) => applyPayment(tx, reported)));
          if (isNew) bus.publish([accountId]);
        } catch (error) {
          if (error instanceof RefusedPayment) return send(reply, error.code);
          throw error;
        }
        return send(reply, 'OK');
      });
    done();
  };
}

function isSigned(request: FastifyRequest, { secret }: PaymentProvider, body: Buffer): boolean {
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

const send = (reply: FastifyReply, code: PaymentCode) =>
  reply.status(statusOfPaymentCode[code]).header('Cache-Control', 'no-store').send({ code });
