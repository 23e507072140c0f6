import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendRefusal } from '../http/answer.ts';
import { RETRY_AFTER_S } from '../http/Overload.ts';
import { logFile } from '../report/logLook.ts';
import type { Services } from '../services.ts';
import { counting, shedding } from '../http/shedding.ts';
import { ticketHash } from './startExport.ts';
import { fileFormats } from './fileFormats.ts';
import { followLines, keptUntil } from './followLines.ts';
import { readExport, readReports } from './readExport.ts';
import { writeLines } from './writeLines.ts';

const LIMIT = { max: 30, timeWindow: '1 minute' };

const link = z.object({ ticket: z.string().max(80).catch('') });

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
      const ticket = await useTicket(services, link.parse(request.query).ticket);
      const exported = ticket && reports.get(ticket.report);
      if (!ticket || !exported) return sendRefusal(reply, 'notFound');
      const { format, asked } = await readExport(services, ticket);
      const { type, lineFormat, write } = fileFormats[format];
      await logFile(services.db, { ...exported, asked, now: new Date() });
      const lines = followLines(services.db, ticket.id, writeLines(exported.report, exported.source, lineFormat, asked));
      return (
        reply
          .header('Content-Type', type)
          .header('Content-Disposition', `attachment; filename="${ticket.report}_${asked.from}_${asked.to}.${format}"`)
          .header('Cache-Control', 'no-store')
          // One part waits for a slow reader; by default it would be sixteen.
          .send(Readable.from(write(lines), { highWaterMark: 1 }))
      );
    });
  };

/** Redeems a ticket once. */
const useTicket = ({ db }: Pick<Services, 'db'>, ticket: string) =>
  db
    .updateTable('export_ticket')
    .set({ used_at: new Date(), expires_at: keptUntil() })
    .where('token_hash', '=', ticketHash(ticket))
    .where('used_at', 'is', null)
    .where('ended', 'is', null)
    .where('expires_at', '>', new Date())
    .returning(['id', 'account_id', 'report', 'query'])
    .executeTakeFirst();
