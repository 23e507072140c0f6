import { z } from 'zod';
import { defineCall } from './call.ts';
import { fileOf, type FileOf, type Report } from './defineReport.ts';
import { type ExportInput, type ExportQuery, exportQueryOf } from './reportCall.ts';
import { reportList, type ReportName, type Reports } from './reports.ts';
import * as sample from './samples.ts';

/** The format of a file. XLSX has figures as numbers and days as days. */
export const exportFormat = z.enum(['csv', 'xlsx']);
export type ExportFormat = z.infer<typeof exportFormat>;

type EachReport<Asked extends Record<ReportName, unknown>, Format> = {
  [N in ReportName]: { report: FileOf<Reports[N]>; query: Asked[N] } & Format;
}[ReportName];

const asked = reportList.map((report: Report) =>
  z.object({ report: z.literal(fileOf(report)), query: exportQueryOf(report), format: exportFormat.default('csv') }),
);
const [first, ...others] = asked;
if (!first) throw new Error('There is no report.');

/** A report as CSV or XLSX. The link works once, for 60 seconds and without a session, so that no token appears in a URL. */
export const startExport = defineCall({
  method: 'POST',
  path: '/wps/exports',
  summary: 'Prepares a report as CSV or XLSX',
  note: 'The address answered gives the file once, within 60 seconds, without a session.',
  example: { report: 'bets', query: sample.team },
  session: 'required',
  account: 'any',
  input: z.discriminatedUnion('report', [first, ...others]) as unknown as z.ZodType<
    EachReport<{ [N in ReportName]: ExportQuery<Reports[N]> }, { format: ExportFormat }>,
    EachReport<{ [N in ReportName]: ExportInput<Reports[N]> }, { format?: ExportFormat }>
  >,
  output: z.object({
    url: z.string(),
    /** For `exportProgress` and `cancelExport`. */
    id: z.uuid(),
  }),
  refusals: ['notFound', 'needsRealAccount'],
  perHour: 10,
});

const followed = {
  path: '/wps/exports',
  example: { id: sample.transferId },
  session: 'required',
  account: 'any',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    id: z.uuid(),
    /** Rows that were sent. */
    rowsDone: z.int(),
    /** Rows of the whole file. */
    rows: z.int(),
    /** `waiting`: its address was not opened yet. */
    state: z.enum(['waiting', 'running', 'done', 'cancelled']),
  }),
  refusals: ['notFound'],
} as const;

export const exportProgress = defineCall({
  method: 'GET',
  summary: 'Tells how far an own export is',
  note: 'For an hour after the last rows were sent.',
  ...followed,
});

export const cancelExport = defineCall({
  method: 'DELETE',
  summary: 'Cancels an own export',
  note: 'Its address no longer works, and a running file breaks off. An export that has ended stays as it is.',
  ...followed,
});
