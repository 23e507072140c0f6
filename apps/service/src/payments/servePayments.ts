import { paymentCallback, paymentCallbackPath, type PaymentCode, statusOfPaymentCode } from '@site/api/payments';
import { ceilingMinor } from '@site/rules/credits';
import type { FastifyPluginCallback } from 'fastify';
import { retryConflicts } from '../database/retryConflicts.ts';
import { serveSignedCallbacks } from '../http/serveSignedCallbacks.ts';
import type { Services } from '../services.ts';
import { applyPayment, RefusedPayment } from './applyPayment.ts';

/** Serves the callbacks of payment providers. Source: MEM-24. */
export function servePayments({ config, db, bus, ledger }: Services): FastifyPluginCallback {
  return serveSignedCallbacks<PaymentCode>({
    statusOf: statusOfPaymentCode,
    callbacks: config.payments.map(({ name, secret }) => ({
      path: paymentCallbackPath(name),
      secret,
      async apply(content) {
        const parsed = paymentCallback.safeParse(content);
        if (!parsed.success || BigInt(parsed.data.amountMinor) > ceilingMinor(parsed.data.currency)) return 'INVALID_INPUT';
        const reported = { ...parsed.data, provider: name, ledger, now: new Date() };
        try {
          const { accountId, isNew } = await retryConflicts(() => db.transaction().execute((tx) => applyPayment(tx, reported)));
          if (isNew) bus.publish([accountId]);
        } catch (error) {
          if (error instanceof RefusedPayment) return error.code;
          throw error;
        }
        return 'OK';
      },
    })),
  });
}
