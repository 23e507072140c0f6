import { z } from 'zod';
import { amountMinor, currency } from './common.ts';

/** Path of a provider's callbacks. */
export const paymentCallbackPath = (provider: string): string => `/payment/v1/${provider}/callback`;

/**
 * Describes what a payment provider reports, signed as vendors sign: `X-Timestamp`, and in `X-Signature` the HMAC-SHA256 of time, method,
 * path and body. `amountMinor` is what has arrived, without the fee; 0 for an order that the payer has refused. Source: MEM-24.
 */
export const paymentCallback = z.object({
  txId: z.string().regex(/^[\w:.-]{1,100}$/),
  orderId: z.string().regex(/^\d{1,9}-[\da-f-]{36}$/),
  status: z.enum(['paid', 'refused']),
  amountMinor,
  currency,
});
export type PaymentCallback = z.infer<typeof paymentCallback>;

/** HTTP status of each answer to a callback. `TRANSIENT` asks for a retry. */
export const statusOfPaymentCode = {
  OK: 200,
  INVALID_INPUT: 400,
  BAD_SIGNATURE: 401,
  ORDER_NOT_FOUND: 404,
  DUPLICATE_MISMATCH: 409,
  TRANSIENT: 503,
} as const;
export type PaymentCode = keyof typeof statusOfPaymentCode;
