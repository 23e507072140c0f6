import { Readable } from 'node:stream';
import { startExport } from '@site/api/records';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendRefusal } from '../answer.ts';
import type { Services } from '../services.ts';
import { csvLine } from './csvLine.ts';
import { csvReports } from './csvReports.ts';
import { ticketHash } from './startExport.ts';

/** Excel takes a file without it for one of its own code pages. */
const BYTE_ORDER_MARK = '\uFEFF';

const LIMIT = { max: 30, timeWindow: '1 minute' };

const link = z.object({ ticket: z.string().max(80).catch('') });

/** The file of an export, for whoever has its ticket: read slice by slice as the browser takes it. Source: calls.md §7.3. */
export const serveExports = (services: Services) =>
  async function serve(app: FastifyInstance): Promise<void> {
    app.get('/wps/exports/file', { exposeHeadRoute: false, config: { rateLimit: LIMIT } }, async (request, reply) => {
      const asked = await useTicket(services, link.parse(request.query).ticket);
      if (!asked) return sendRefusal(reply, 'notFound');
      const { report, query, member, zone } = asked;
      const csv = csvReports[report];
      async function* file() {
        yield BYTE_ORDER_MARK + csvLine(csv.columns);
        yield* csv.slices(services.db, { member, zone, query });
      }
      return reply
        .header('Content-Type', 'text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${report}_${query.from}_${query.to}.csv"`)
        .header('Cache-Control', 'no-store')
        .send(Readable.from(file()));
    });
  };

/** What a ticket was given for, and to whom. It is worth nothing from then on. */
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
  return { ...startExport.input.parse({ report: used.report, query: used.query }), member, zone: brand.zone };
}
