import { fileOf, type Report } from '@site/api/defineReport';
import { startExport } from '@site/api/exports';
import { reportList } from '@site/api/reports';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
import { readHandlers } from '../http/readHandlers.ts';
import type { ReportHandler } from '../report/answerReport.ts';
import type { Asked, ReportSource } from '../report/ReportSource.ts';
import type { Services } from '../services.ts';

type Ticket = Pick<Selectable<Schema['export_ticket']>, 'account_id' | 'report' | 'query'>;

export interface ExportedReport {
  report: Report;
  source: ReportSource<Report>;
}

/** Language and format of the request, stored in the ticket with the query. */
const stored = z.object({ language: z.string(), format: z.enum(['csv', 'xlsx']) });

/** Reads the query of a ticket, and the account that it was issued for. */
export async function readExport({ db, brands }: Pick<Services, 'db' | 'brands'>, ticket: Ticket) {
  const member = await db
    .selectFrom('account')
    .where('id', '=', ticket.account_id)
    .select(['id', 'type', 'username', 'currency', 'state', 'merchant'])
    .executeTakeFirstOrThrow();
  const { brand } = await brands.of(member.merchant);
  const { query } = startExport.input.parse({ report: ticket.report, query: ticket.query });
  const { language, format } = stored.parse(ticket.query);
  return {
    format,
    asked: { ...query, currency: query.currency ?? member.currency, db, member, merchant: brand.merchant, zone: brand.zone, language },
  };
}

/** Loads the source of every report, by the name of its file. */
export async function readReports(): Promise<ReadonlyMap<string, ExportedReport>> {
  const handlers = await readHandlers();
  return new Map(
    reportList.map((report) => {
      const { source } = handlers.get(report.name) as unknown as ReportHandler<Report>;
      return [fileOf(report), { report, source }];
    }),
  );
}

/** Counts the rows of a file, of which a report's own total may leave some out. */
export async function countRows({ source }: ExportedReport, asked: Asked<Report>): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*)::integer as rows from ${source.rows(asked, () => sql``)} as "row"`.execute(
    asked.db,
  );
  return rows[0]?.rows ?? 0;
}
