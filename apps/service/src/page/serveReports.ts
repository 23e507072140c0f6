import type { FastifyInstance } from 'fastify';
import { readJson } from '../http/readJson.ts';
import { redactReport } from './redactReport.ts';

/**
 * Logs policy reports of browsers, without secrets.
 *
 * Source: docs/decisions/site.md "A strict content security policy".
 */
export async function serveReports(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, body),
  );
  app.post('/report/csp', { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } }, async (request, reply) => {
    request.log.warn({ report: redactReport(readJson(String(request.body))) }, 'the page policy was broken');
    return reply.status(204).send();
  });
}
