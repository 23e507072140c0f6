import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { acceptedEnvelope, sendRefusal } from '../http/answer.ts';
import { isDiskFull } from '../database/prepareDirectory.ts';
import { readJobs } from '../jobs/startJobs.ts';
import type { Services } from '../services.ts';
import { DELAYED_HOST } from './demoLines.ts';

const DELAY_MS = 120;

/**
 * Serves liveness and readiness checks, and the ping of lines.
 *
 * Source: docs/architecture.md "What runs beside the calls".
 */
export const serveHealth = ({ db, config }: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.get('/healthz', () => acceptedEnvelope({ status: 'alive' }));
    app.get('/readyz', async (_request, reply) => {
      // The embedded database can then still be read, but not written.
      if (!config.databaseUrl && isDiskFull(config.dataDir)) return sendRefusal(reply, 'unavailable', { field: 'disk', rule: 'full' });
      try {
        // A failed job is no reason to route visitors elsewhere; its error is for the log and the operator.
        const jobs = (await readJobs(db)).map(({ name, state, at }) => ({ name, state, at: at.getTime() }));
        return acceptedEnvelope({ status: 'ready', jobs });
      } catch {
        return sendRefusal(reply, 'unavailable');
      }
    });
    // Lines are other origins of the same service.
    app.get('/ping.json', async (request, reply) => {
      if (config.mode === 'demo' && request.hostname === DELAYED_HOST) await after(DELAY_MS);
      reply.headers({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'no-store' });
      return { ok: true };
    });
  };
