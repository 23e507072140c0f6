import type { FastifyInstance } from 'fastify';
import { readJson } from '../readJson.ts';
import { reportWithoutSecrets } from './reportWithoutSecrets.ts';

/** What browsers report of the policy goes to the log, without what may be a secret. Source: calls.md §7.8. */
export async function serveReports(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, body),
  );
  app.post('/report/csp', { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } }, async (request, reply) => {
    request.log.warn({ report: reportWithoutSecrets(readJson(String(request.body))) }, 'the page policy was broken');
    return reply.status(204).send();
  });
}
