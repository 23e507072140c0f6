import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { sendRefusal } from '../http/answer.ts';
import type { Services } from '../services.ts';
import { hashOf, newToken, startSession } from '../session/sessions.ts';

const TOKEN_MS = 5 * 60_000;
const USERNAME = 'player01';
const ROUNDS = 3;
const STAKE_MINOR = 100n;

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
      await grantRound(db, { accountId, currency, nodeId, merchant: brand.merchant, now });
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

interface Launched {
  accountId: number;
  currency: string;
  nodeId: number;
  merchant: string;
  now: Date;
}

/** Grants the player some free rounds at the launched game, by a campaign for this launch alone. */
async function grantRound(db: Kysely<Schema>, { accountId, currency, nodeId, merchant, now }: Launched): Promise<void> {
  const terms = {
    merchant,
    name: 'vendor:certify',
    node_ids: [nodeId],
    rounds: ROUNDS,
    stake_minor: STAKE_MINOR,
    currency,
    created_by: 'vendor:certify',
  };
  const campaign = { id: `certify-${randomUUID().slice(0, 8)}`, ...terms, starts_at: now, ends_at: new Date(now.getTime() + TOKEN_MS) };
  await db.insertInto('campaign').values(campaign).execute();
  const grant = { account_id: accountId, campaign_id: campaign.id, rounds: ROUNDS, granted_by: terms.created_by };
  await db.insertInto('campaign_grant').values(grant).execute();
}
