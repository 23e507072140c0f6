import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import { contentSecurityPolicy } from '../page/contentSecurityPolicy.ts';
import type { Services } from '../services.ts';
import { brandCallbacks } from './brandCallbacks.ts';
import { signInPage } from './signInPage.ts';
import { standIn } from './standIn.ts';

const MOUNT = '/dev/google';

/** Serves a stand-in for Google: an OpenID Connect server from a certified library, created on first use. */
export const serveGoogle = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    let made: Promise<Provider> | undefined;
    const provider = () => (made ??= createProvider(services));
    // The library parses bodies itself.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _body, done) => done(null));

    app.get<{ Params: { uid: string } }>(`${MOUNT}/sign-in/:uid`, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const addressOf = (subject = '') => `${MOUNT}/sign-in/${request.params.uid}/as/${subject}`;
      return reply
        .header('Content-Security-Policy', contentSecurityPolicy({ nonce, frames: ["'none'"], connections: [] }))
        .header('Cache-Control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(signInPage({ provider: 'Google', addressOf, nonce }));
    });

    app.get<{ Params: { subject: string } }>(`${MOUNT}/sign-in/:uid/as/:subject`, async (request, reply) => {
      const { subject } = request.params;
      const result = subject ? { login: { accountId: subject } } : { error: 'access_denied', error_description: 'It was cancelled.' };
      reply.hijack();
      await (await provider()).interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    });

    app.all(`${MOUNT}/*`, async (request, reply) => {
      const callback = (await provider()).callback();
      reply.hijack();
      const raw: IncomingMessage & { originalUrl?: string } = request.raw;
      raw.originalUrl = raw.url ?? '';
      raw.url = raw.originalUrl.slice(MOUNT.length);
      await callback(raw, reply.raw);
    });
  };

async function createProvider(services: Services): Promise<Provider> {
  const { default: OidcProvider } = await import('oidc-provider');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return new OidcProvider(standIn.google(services.config), {
    clients: [
      {
        client_id: standIn.client.clientId,
        client_secret: standIn.client.clientSecret,
        redirect_uris: await brandCallbacks(services),
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${MOUNT}/sign-in/${uid}` },
    claims: { openid: ['sub'], email: ['email'] },
    findAccount: (_context, subject) => ({ accountId: subject, claims: () => ({ sub: subject, email: `${subject}@example.com` }) }),
    // Signing in here counts as consent.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
}
