import { z } from 'zod';

/** Who else may say who somebody is. */
export const socialProvider = z.enum(['google', 'facebook']);
export type SocialProvider = z.infer<typeof socialProvider>;

/**
 * Where a browser goes to sign in with another provider: an address to go to, not a call, since it answers by leading elsewhere.
 *
 * It ends at `/?code=…`, to be exchanged by `exchangeCode`; for somebody without an account at `/register?socialTicket=…`, which
 * goes into the registration; and otherwise at `/login?social=` and why.
 *
 * Source: calls.md §7.1, SES-21, SES-22.
 */
export const socialStartPath = '/wps/session/social/start';
export const socialCallbackPath = '/wps/session/social/callback';

export const socialStartQuery = z.object({ provider: socialProvider, merchant: z.string().max(40).optional() });

/** Why a sign-in with another provider came to nothing; worded at `social.<code>`. */
export const socialFault = z.enum(['cancelled', 'expired', 'failed', 'unavailable']);
export type SocialFault = z.infer<typeof socialFault>;
