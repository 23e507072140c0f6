import { Readable } from 'node:stream';
import { fileOf, type Report } from '@site/api/defineReport';
import { startExport } from '@site/api/exports';
import { reportList } from '@site/api/reports';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendRefusal } from '../http/answer.ts';
import { RETRY_AFTER_S } from '../http/Overload.ts';
import { readHandlers } from '../http/readHandlers.ts';
import type { ReportHandler } from '../report/answerReport.ts';
import { logLook } from '../report/logLook.ts';
import type { ReportSource } from '../report/ReportSource.ts';
import type { Services } from '../services.ts';
import { counting, shedding } from '../http/shedding.ts';
import { ticketHash } from './startExport.ts';
import { csvFormat } from './csvFormat.ts';
import { sheetFormat } from './sheetFormat.ts';
import { writeLines } from './writeLines.ts';
import { type Lines, writeWorkbook } from './writeWorkbook.ts';

/** Without it, Excel reads the file in a legacy code page. */
const BYTE_ORDER_MARK = '\uFEFF';

async function* csvOf(lines: AsyncIterable<Lines>) {
  yield BYTE_ORDER_MARK;
  for await (const { text } of lines) yield text;
}

const files = {
  csv: { type: 'text/csv; charset=utf-8', lineFormat: csvFormat, write: csvOf },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    lineFormat: sheetFormat,
    write: writeWorkbook,
  },
} as const;

const LIMIT = { max: 30, timeWindow: '1 minute' };

const link = z.object({ ticket: z.string().max(80).catch('') });

/** Language and format of the request, stored in the ticket with the query. */
const stored = z.object({ language: z.string(), format: z.enum(['csv', 'xlsx']) });

/** Serves the file of an export to the holder of its ticket, streamed in slices. Source: AGT-06, MEM-06. */
export const serveExports = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.addHook(
      'onRequest',
      shedding(services.overload, (_request, reply) => sendRefusal(reply, 'unavailable', { retryAfterS: RETRY_AFTER_S })),
    );
    app.addHook('onRequest', counting(services.overload.atWork));
    const reports = await readReports();
    app.get('/wps/exports/file', { exposeHeadRoute: false, config: { rateLimit: LIMIT } }, async (request, reply) => {
      const asked = await useTicket(services, link.parse(request.query).ticket);
      if (!asked) return sendRefusal(reply, 'notFound');
      const { report, query, language, member, zone, format } = asked;
      const exported = reports.get(report);
      if (!exported) return sendRefusal(reply, 'notFound');
      const { type, lineFormat, write } = files[format];
      await logLook(services.db, { report: exported.report, filter: query.filter, member, now: new Date() });
      const lines = writeLines(exported.report, exported.source, lineFormat, {
        ...query,
        currency: query.currency ?? member.currency,
        db: services.db,
        member,
        zone,
        language,
      });
      return (
        reply
          .header('Content-Type', type)
          .header('Content-Disposition', `attachment; filename="${report}_${query.from}_${query.to}.${format}"`)
          .header('Cache-Control', 'no-store')
          // One part waits for a slow reader; by default it would be sixteen.
          .send(Readable.from(write(lines), { highWaterMark: 1 }))
      );
    });
  };

/** Loads the source of every report, by the name of its file. */
async function readReports(): Promise<ReadonlyMap<string, { report: Report; source: ReportSource<Report> }>> {
  const handlers = await readHandlers();
  return new Map(
    reportList.map((report) => {
      const { source } = handlers.get(report.name) as unknown as ReportHandler<Report>;
      return [fileOf(report), { report, source }];
    }),
  );
}

/** Redeems a ticket once: returns the export and the account that it was issued for. */
async function useTicket({ db, brands }: Services, ticket: string) {
  const used = await db
    .updateTable('export_ticket')
    .set({ used_at: new Date() })
    .where('token_hash', '=', ticketHash(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning(['account_id', 'report', 'query'])
    .executeTakeFirst();
  if (!used) return undefined;
  const member = await db
    .selectFrom('account')
    .where('id', '=', used.account_id)
    .select(['id', 'type', 'username', 'currency', 'state', 'merchant'])
    .executeTakeFirstOrThrow();
  const { brand } = await brands.of(member.merchant);
  return { ...startExport.input.parse({ report: used.report, query: used.query }), ...stored.parse(used.query), member, zone: brand.zone };
}
