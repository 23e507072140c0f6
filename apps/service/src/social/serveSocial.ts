import { socialCallbackPath, type SocialFault, type SocialProvider, socialStartPath, socialStartQuery } from '@site/api/social';
import { isOn } from '@site/rules/flags';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { cookieOf } from '../page/cookieOf.ts';
import { visitOf } from '../page/visitOf.ts';
import type { Services } from '../services.ts';
import { hashOf, newToken } from '../session/sessions.ts';
import type { BrandState } from '../system/Brands.ts';
import { applyBlockList } from '../system/applyBlockList.ts';
import { originOf } from '../system/originOf.ts';
import { issueTicket, takeTicket } from '../verification/tickets.ts';

const COOKIE = 'social';
/** Time limit for signing in with the provider and registering here. */
const STATE_MS = 10 * 60_000;
const TICKET_MS = 30 * 60_000;
const CODE_MS = 60_000;
const LIMIT = { max: 20, timeWindow: '1 minute' };

const flagOf: Record<SocialProvider, string> = { google: 'GOOGLELOGIN', facebook: 'FBLOGIN' };

/**
 * Serves social logins by redirects. The state is stored here and bound to the browser by a cookie, so that a link cannot log anyone in as
 * someone else.
 *
 * Source: SES-13, SES-21, SES-22.
 */
export const serveSocial = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    const { db, brands, config, social } = services;

    app.get(socialStartPath, { exposeHeadRoute: false, config: { rateLimit: LIMIT } }, async (request, reply) => {
      const { state: brand } = await visitOf(request, brands);
      const origin = originOf(brand, config);
      const asked = socialStartQuery.safeParse(request.query);
      if (!asked.success) return lead(reply, origin, { social: 'failed' });
      const { provider } = asked.data;
      const client = isOn(brand.flags, flagOf[provider]) ? social.get(provider) : undefined;
      if (!client || applyBlockList(brand, request.ip).status !== 0) return lead(reply, origin, { social: 'unavailable' });
      // The cookie must belong to the host that the browser returns to.
      if (`${request.protocol}://${request.host}` !== origin)
        return reply.redirect(`${origin}${socialStartPath}?provider=${provider}`, 303);

      const begun = { provider, merchant: brand.brand.merchant, nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const state = await issueTicket(db, { kind: 'socialState', content: begun, lifeMs: STATE_MS, now: new Date() });
      try {
        const address = await client.begin(`${origin}${socialCallbackPath}`, { state, ...begun });
        return await reply.header('Set-Cookie', cookie(state, STATE_MS / 1000, origin)).redirect(address.href, 303);
      } catch (error) {
        request.log.warn({ err: error }, 'a provider to sign in with does not answer');
        return lead(reply, origin, { social: 'unavailable' });
      }
    });

    app.get(socialCallbackPath, { exposeHeadRoute: false, config: { rateLimit: LIMIT } }, async (request, reply) => {
      const { state: brand } = await visitOf(request, brands);
      const origin = originOf(brand, config);
      reply.header('Set-Cookie', cookie('', 0, origin));
      return lead(reply, origin, await arrivalOf(request, { services, brand, origin }));
    });
  };

type SocialResult = { social: SocialFault } | { code: string } | { socialTicket: string };

async function arrivalOf(
  request: FastifyRequest,
  { services: { db, social }, brand, origin }: { services: Services; brand: BrandState; origin: string },
): Promise<SocialResult> {
  const now = new Date();
  const address = new URL(`${origin}${request.url}`);
  const state = address.searchParams.get('state') ?? '';
  const begun =
    state === cookieOf(request.headers.cookie ?? '', COOKIE) && (await takeTicket(db, { kind: 'socialState', token: state, now }));
  if (!begun || begun.merchant !== brand.brand.merchant) return { social: 'expired' };
  const { provider, merchant } = begun;
  const known = await social
    .get(provider)
    ?.finish(address, { state, ...begun })
    .catch((error: unknown) => {
      request.log.warn({ err: error }, 'a sign-in with another provider failed');
      return undefined;
    });
  if (!known) return { social: 'failed' };
  if (known === 'cancelled') return { social: 'cancelled' };

  const { subject } = known;
  const linked = await db
    .selectFrom('social_identity')
    .where('merchant', '=', merchant)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .select('account_id')
    .executeTakeFirst();
  if (!linked)
    return { socialTicket: await issueTicket(db, { kind: 'social', content: { provider, merchant, subject }, lifeMs: TICKET_MS, now }) };
  const code = newToken();
  await db
    .insertInto('login_code')
    .values({ token_hash: hashOf(code), account_id: linked.account_id, expires_at: new Date(now.getTime() + CODE_MS) })
    .execute();
  return { code };
}

/** Redirects to the next step: the lobby, the registration, or the log-in with the error. */
function lead(reply: FastifyReply, origin: string, arrival: SocialResult) {
  const path = 'code' in arrival ? '/' : 'socialTicket' in arrival ? '/register' : '/login';
  return reply.header('Cache-Control', 'no-store').redirect(`${origin}${path}?${new URLSearchParams(arrival)}`, 303);
}

/** Lax, because the browser returns from another site. */
const cookie = (value: string, maxAgeS: number, origin: string) =>
  `${COOKIE}=${value}; Path=/wps/session/social; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
