import { z } from 'zod';
import { time } from './common.ts';

/** Path of a provider's callbacks. */
export const identityCallbackPath = (provider: string): string => `/identity/v1/${provider}/callback`;

/**
 * Describes what a provider of identity checks reports, signed as vendors sign: `X-Timestamp`, and in `X-Signature` the HMAC-SHA256 of time,
 * method, path and body. `reason` is for the member, and needed where the document is refused; `expiresAt` is when the document itself does.
 * Source: MEM-25.
 */
export const identityCallback = z
  .object({
    checkId: z.string().regex(/^\d{1,9}-\d{1,9}$/),
    status: z.enum(['accepted', 'refused']),
    reason: z.string().trim().max(500).default(''),
    expiresAt: time.nullable().default(null),
  })
  .refine(({ status, reason }) => status === 'accepted' || reason !== '');
export type IdentityCallback = z.input<typeof identityCallback>;

/** HTTP status of each answer to a callback. `TRANSIENT` asks for a retry. */
export const statusOfIdentityCode = {
  OK: 200,
  INVALID_INPUT: 400,
  BAD_SIGNATURE: 401,
  CHECK_NOT_FOUND: 404,
  DUPLICATE_MISMATCH: 409,
  TRANSIENT: 503,
} as const;
export type IdentityCode = keyof typeof statusOfIdentityCode;
