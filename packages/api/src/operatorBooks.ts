import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency, day, minor, time, walletCurrency } from './common.ts';
import { MAX_REPORT_DAYS } from './defineReport.ts';
import * as sample from './samples.ts';

const terms = { session: 'required', role: 'operator', act: 'readBooks', refusals: ['forbidden'] } as const;
const DAY_MS = 86_400_000;

const figures = {
  bets: z.int(),
  stakeMinor: minor,
  validBetMinor: minor,
  payoutMinor: minor,
  /** Stakes less payouts. */
  ggrMinor: minor,
  /** 10 % of each vendor's positive GGR of a day. */
  feeMinor: minor,
  /** Amounts that members got beside payouts. */
  bonusMinor: minor,
  rebateMinor: minor,
  pointsMinor: minor,
  /** Paid to agents on turnover. */
  salaryMinor: minor,
  /** GGR less all of these. */
  ngrMinor: minor,
};

export const houseRow = z.object({
  id: z.string(),
  day: day.nullable(),
  /** Empty for costs, which belong to no vendor; null where rows are days. */
  vassalage: z.string().nullable(),
  vendorName: z.string(),
  ...figures,
});
export type HouseRow = z.infer<typeof houseRow>;

const housePeriod = z
  .object({ from: day, to: day, currency: walletCurrency, groupBy: z.enum(['day', 'vendor', 'both']).default('day') })
  .refine(
    ({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      return days >= 1 && days <= MAX_REPORT_DAYS;
    },
    { path: ['to'], params: { rule: `from 1 to ${MAX_REPORT_DAYS} days` } },
  );

/** Source: OPR-09, docs/domain.md DR-11. */
export const houseReport = defineCall({
  method: 'GET',
  path: '/wps/operator/report',
  summary: 'Reads GGR and NGR of the house by day, by vendor, or by both',
  note: 'Answers all rows in one reply, the newest day or the highest GGR first. Trial accounts never count.',
  example: { from: sample.team.from, to: sample.team.to, groupBy: 'day' },
  ...terms,
  input: housePeriod,
  output: z.object({
    rows: z.array(houseRow),
    totals: z.object(figures),
    currency,
    /** Currencies that have figures, the brand's own first. */
    currencies: z.array(currency),
    asOf: time,
  }),
});

/** Source: OPR-09. */
export const houseWorkbook = defineCall({
  method: 'GET',
  path: '/wps/operator/report/workbook',
  summary: 'Writes the house report as XLSX',
  note: '`file` is the workbook in base64, with figures as numbers.',
  example: { from: sample.team.from, to: sample.team.to, groupBy: 'day' },
  ...terms,
  input: housePeriod,
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
