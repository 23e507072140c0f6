import { timingSafeEqual, createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal } from '../http/answer.ts';
import { readJobs } from '../jobs/startJobs.ts';
import type { Services } from '../services.ts';
import { gauge } from './Metrics.ts';

/** Headers that a proxy adds: what it passes on comes from elsewhere, although the proxy itself may stand on this machine. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/**
 * Serves what the process measures, as Prometheus reads it: to this machine, and to who has the token of `METRICS_TOKEN`.
 *
 * Source: API-05.
 */
export const serveMetrics = ({ config, db, metrics }: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.get('/metrics', async (request, reply) => {
      if (!isOfThisMachine(request) && !hasToken(request, config.metricsToken)) return sendRefusal(reply, 'forbidden');
      const jobs = await readJobs(db).catch(() => undefined);
      const more = [
        ...gauge('marquee_database_up', 'Whether the database answers.', [{ value: jobs ? 1 : 0 }]),
        ...gauge(
          'marquee_job_ok',
          'Whether the last run of a job was completed.',
          (jobs ?? []).map(({ name, state }) => ({ labels: { job: name }, value: state === 'completed' ? 1 : 0 })),
        ),
      ];
      return reply.type('text/plain; version=0.0.4; charset=utf-8').header('Cache-Control', 'no-store').send(metrics.text(more));
    });
  };

function isOfThisMachine({ socket: { remoteAddress = '' }, headers }: FastifyRequest): boolean {
  if (proxyHeaders.some((name) => headers[name] !== undefined)) return false;
  const address = remoteAddress.replace(/^::ffff:/, '');
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

function hasToken({ headers: { authorization = '' } }: FastifyRequest, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
