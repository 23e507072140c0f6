import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency, time } from './common.ts';
import { houseReport } from './deskReports.ts';
import { exportFormat, type ExportFormat } from './exports.ts';
import { type ExportInput, type ExportQuery, exportQueryOf } from './reportCall.ts';
import * as sample from './samples.ts';

const terms = { session: 'required', role: 'operator', act: 'readBooks', refusals: ['forbidden'] } as const;

/** Source: OPR-09. */
export const houseCurrencies = defineCall({
  method: 'GET',
  path: '/wps/operator/report/currencies',
  summary: 'Lists the currencies that the house report has figures in',
  ...terms,
  input: z.object({}),
  output: z.object({
    /** The brand's own comes first. */
    currencies: z.array(currency),
  }),
});

/** Source: OPR-09. */
export const houseFile = defineCall({
  method: 'GET',
  path: '/wps/operator/report/file',
  summary: 'Writes the house report as CSV or XLSX',
  note: '`file` is the file in base64. XLSX has figures as numbers and days as days.',
  example: { from: sample.team.from, to: sample.team.to, groupBy: 'day', format: 'csv' },
  ...terms,
  input: exportQueryOf(houseReport, { format: exportFormat }) as unknown as z.ZodType<
    ExportQuery<typeof houseReport> & { format: ExportFormat },
    ExportInput<typeof houseReport> & { format: ExportFormat }
  >,
  output: z.object({ file: z.base64() }),
  perMinute: 10,
});

/** Source: OPR-09. */
export const jobs = defineCall({
  method: 'GET',
  path: '/wps/operator/jobs',
  summary: 'Tells how the jobs of the service are',
  ...terms,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        name: z.string(),
        state: z.enum(['completed', 'failed', 'never']),
        at: time.nullable(),
        durationMs: z.int().nullable(),
        /** Minutes between two runs. */
        everyMinutes: z.number().positive(),
        /** No run has ended since the last one was due. */
        isLate: z.boolean(),
        /** Runs that failed within a day. */
        failures: z.int(),
        reason: z.string(),
      }),
    ),
    /** Time up to which bets and transfers are counted. */
    countedAt: time,
    /** Bets and transfers that wait to be counted; stops at 1,000. */
    waiting: z.int(),
    now: time,
  }),
});

export const vendorDifference = z.object({
  id: z.string(),
  integration: z.string(),
  /** The member, where the vendor's name of the player is one of ours. */
  username: z.string(),
  playerId: z.string(),
  txId: z.string(),
  kind: z.enum(['missingHere', 'missingThere', 'otherAmount', 'otherState']),
  /** The transaction as each side has it, as JSON; empty where it has none. */
  ours: z.string(),
  theirs: z.string(),
  foundAt: time,
  resolvedAt: time.nullable(),
});

/** Source: OPR-09, VEN-04. */
export const reconciliation = defineCall({
  method: 'GET',
  path: '/wps/operator/reconciliation',
  summary: 'Lists how far the log of each vendor is compared, and the differences',
  note: 'Differences that are open come first, the oldest first; then those that were resolved within 30 days.',
  ...terms,
  input: z.object({}),
  output: z.object({
    vendors: z.array(
      z.object({ integration: z.string(), comparedUntil: time.nullable(), transactions: z.int(), open: z.int(), resolved: z.int() }),
    ),
    list: z.array(vendorDifference),
    open: z.int(),
  }),
});
