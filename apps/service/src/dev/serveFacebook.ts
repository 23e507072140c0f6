import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { contentSecurityPolicy } from '../page/contentSecurityPolicy.ts';
import type { Services } from '../services.ts';
import { brandCallbacks } from './brandCallbacks.ts';
import { signInPage } from './signInPage.ts';
import { standIn } from './standIn.ts';

const MOUNT = '/dev/facebook';

const dialog = z.object({
  client_id: z.literal(standIn.client.clientId),
  redirect_uri: z.url(),
  state: z.string().max(200),
  code_challenge: z.string().max(100),
});
const exchange = z.object({
  client_id: z.literal(standIn.client.clientId),
  client_secret: z.literal(standIn.client.clientSecret),
  redirect_uri: z.string(),
  code: z.string(),
  code_verifier: z.string(),
});

interface Given {
  subject: string;
  redirectUri: string;
  challenge: string;
}

/**
 * Serves a stand-in for Facebook: its dialog, its token exchange and its `/me`, with its errors. State is in memory.
 *
 * Source: https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 */
export const serveFacebook = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    const codes = new Map<string, Given>();
    const tokens = new Map<string, string>();
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    app.get(`${MOUNT}/dialog/oauth`, async (request, reply) => {
      const asked = dialog.safeParse(request.query);
      if (!asked.success || !(await isOurs(services, asked.data.redirect_uri))) return refuse(reply, 'URL blocked', 191);
      const nonce = randomBytes(16).toString('base64');
      const query = new URLSearchParams(asked.data);
      const addressOf = (subject = '') => `${MOUNT}/dialog/as/${subject}?${query}`;
      return reply
        .header('Content-Security-Policy', contentSecurityPolicy({ nonce, frames: ["'none'"], connections: [] }))
        .header('Cache-Control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(signInPage({ provider: 'Facebook', addressOf, nonce }));
    });

    app.get<{ Params: { subject: string } }>(`${MOUNT}/dialog/as/:subject`, async (request, reply) => {
      const asked = dialog.safeParse(request.query);
      if (!asked.success || !(await isOurs(services, asked.data.redirect_uri))) return refuse(reply, 'URL blocked', 191);
      const { redirect_uri: redirectUri, state, code_challenge: challenge } = asked.data;
      const { subject } = request.params;
      const answer: Record<string, string> = subject
        ? { code: randomBytes(24).toString('base64url') }
        : { error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error.' };
      if (answer['code']) codes.set(answer['code'], { subject, redirectUri, challenge });
      return reply.redirect(`${redirectUri}?${new URLSearchParams({ ...answer, state })}`, 303);
    });

    app.post(`${MOUNT}/oauth/access_token`, async (request, reply) => {
      const asked = exchange.safeParse(request.body);
      if (!asked.success) return refuse(reply, 'Error validating client secret.', 1);
      const { code, redirect_uri: redirectUri, code_verifier: verifier } = asked.data;
      const given = codes.get(code);
      codes.delete(code);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (given?.redirectUri !== redirectUri || given.challenge !== challenge)
        return refuse(reply, 'This authorization code has been used.', 100);
      const token = randomBytes(24).toString('base64url');
      tokens.set(token, given.subject);
      return reply.header('Cache-Control', 'no-store').send({ access_token: token, token_type: 'bearer', expires_in: 600 });
    });

    app.get(`${MOUNT}/me`, async (request, reply) => {
      const subject = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
      return subject ? { id: subject } : refuse(reply, 'Invalid OAuth access token.', 190);
    });
  };

const isOurs = async (services: Services, redirectUri: string) => (await brandCallbacks(services)).includes(redirectUri);

const refuse = (reply: FastifyReply, message: string, code: number) =>
  reply.status(400).send({ error: { message, type: 'OAuthException', code } });
