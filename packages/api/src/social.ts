import { z } from 'zod';

/** Identity providers for social login. */
export const socialProvider = z.enum(['google', 'facebook']);
export type SocialProvider = z.infer<typeof socialProvider>;

/**
 * Address that starts a social login. It is not a call, because it answers with a redirect.
 *
 * The flow ends at `/?code=…` for `exchangeCode`; without an account at `/register?socialTicket=…`, to be sent with the registration; and
 * on failure at `/login?social=<fault>`.
 *
 * Source: SES-21, SES-22.
 */
export const socialStartPath = '/wps/session/social/start';
export const socialCallbackPath = '/wps/session/social/callback';

export const socialStartQuery = z.object({ provider: socialProvider, merchant: z.string().max(40).optional() });

/** Reasons for a failed social login; worded at `social.<code>`. */
export const socialFault = z.enum(['cancelled', 'expired', 'failed', 'unavailable']);
export type SocialFault = z.infer<typeof socialFault>;
