import { z } from 'zod';
import { defineCall } from './call.ts';
import { fileOf, type FileOf, type Report } from './defineReport.ts';
import { type ExportInput, type ExportQuery, exportQueryOf } from './reportCall.ts';
import { reportList, type ReportName, type Reports } from './reports.ts';
import * as sample from './samples.ts';

type EachReport<Asked extends Record<ReportName, unknown>> = {
  [N in ReportName]: { report: FileOf<Reports[N]>; query: Asked[N] };
}[ReportName];

const asked = reportList.map((report: Report) => z.object({ report: z.literal(fileOf(report)), query: exportQueryOf(report) }));
const [first, ...others] = asked;
if (!first) throw new Error('There is no report.');

/** A report as CSV. The link works once, for 60 seconds and without a session, so that no token appears in a URL. */
export const startExport = defineCall({
  method: 'POST',
  path: '/wps/exports',
  summary: 'Prepares a report as CSV',
  note: 'The address answered gives the file once, within 60 seconds, without a session.',
  example: { report: 'bets', query: sample.team },
  session: 'required',
  input: z.discriminatedUnion('report', [first, ...others]) as unknown as z.ZodType<
    EachReport<{ [N in ReportName]: ExportQuery<Reports[N]> }>,
    EachReport<{ [N in ReportName]: ExportInput<Reports[N]> }>
  >,
  output: z.object({ url: z.string() }),
  refusals: ['notFound', 'needsRealAccount'],
  perMinute: 10,
});
