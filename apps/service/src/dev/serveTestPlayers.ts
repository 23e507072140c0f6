import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../http/answer.ts';
import type { Services } from '../services.ts';
import { hashOf, newToken, startSession } from '../session/sessions.ts';

const TOKEN_MS = 5 * 60_000;
const USERNAME = 'player01';

/** Launches a game of a vendor for a player of the demo, and logs that player out: what `npm run vendor:certify` needs. Source: VEN-03. */
export const serveTestPlayers = ({ db, brands }: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.post<{ Body: { vendor?: string } }>('/dev/test-player', async (request, reply) => {
      const { brand } = await brands.ofHost(request.hostname);
      const launched = await db
        .selectFrom('game')
        .innerJoin('vendor', 'vendor.vassalage', 'game.vassalage')
        .innerJoin('account', (join) => join.on('account.username', '=', USERNAME).on('account.merchant', '=', brand.merchant))
        .where('vendor.integration', '=', request.body.vendor ?? '')
        .where('game.status', '=', 'open')
        .where('game.is_group', '=', false)
        .orderBy('game.position')
        .select(['account.id as accountId', 'account.currency', 'game.node_id as nodeId'])
        .limit(1)
        .executeTakeFirst();
      if (!launched) return sendRefusal(reply, 'notFound');
      const { accountId, currency, nodeId } = launched;
      const now = new Date();
      const session = await startSession(db, { accountId, address: request.ip, userAgent: 'vendor:certify', now });
      const launchToken = newToken();
      await db
        .insertInto('launch')
        .values({
          token_hash: hashOf(launchToken),
          account_id: accountId,
          node_id: nodeId,
          currency,
          session_hash: hashOf(session),
          expires_at: new Date(now.getTime() + TOKEN_MS),
        })
        .execute();
      const logoutUrl = `${request.protocol}://${request.host}/dev/test-player/${session}/logout`;
      return reply.header('Cache-Control', 'no-store').send({ launchToken, logoutUrl });
    });

    app.post<{ Params: { session: string } }>('/dev/test-player/:session/logout', async ({ params }, reply) => {
      await db.deleteFrom('session').where('token_hash', '=', hashOf(params.session)).execute();
      return reply.status(204).send();
    });
  };
