import { vitalsReport } from '@site/api/vitals';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../http/answer.ts';
import { readJson } from '../http/readJson.ts';
import type { Services } from '../services.ts';
import { redactReport } from './redactReport.ts';

const limited = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };
const BODY_LIMIT = 16_384;

/**
 * Takes reports of browsers: logs those of breaches of the page policy, without secrets, and counts Core Web Vitals.
 *
 * Source: docs/decisions/site.md "A strict content security policy", API-05.
 */
export const serveReports = ({ metrics }: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    app.post('/report/csp', limited, async (request, reply) => {
      request.log.warn({ report: redactReport(readJson(String(request.body))) }, 'the page policy was broken');
      return reply.status(204).send();
    });
    app.post('/report/vitals', { ...limited, bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const report = vitalsReport.safeParse(request.body);
      if (!report.success) {
        const [issue] = report.error.issues;
        return sendRefusal(reply, 'invalidInput', { field: issue?.path.join('.') || 'body', rule: issue?.code ?? 'wrong' });
      }
      for (const vital of report.data.vitals) metrics.countVital(vital);
      return reply.status(204).send();
    });
  };
