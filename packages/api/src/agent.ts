import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency, day, gameType, minor, reportQuery, reportReply, teamGroup, time } from './common.ts';
import { accountType } from './member.ts';
import { routes } from './routes.ts';

const figure = z.object({ value: minor, before: minor, series: z.array(minor) });

/** Source: calls.md §7.5. Counts are digits too, so that one shape serves every figure. */
export const teamOverviewValue = z.object({
  currency,
  from: day,
  to: day,
  days: z.array(day),
  /** `before` is the same number of days just before `from`; `series` has one value for each of `days`. */
  figures: z.object({
    deposits: figure,
    validBet: figure,
    profit: figure,
    activeMembers: figure,
    newMembers: figure,
    income: figure,
  }),
  members: z.int(),
  /** Valid bet by day of the period before, under the same days. */
  validBetBefore: z.array(minor),
  byCategory: z.array(z.object({ gameType, validBetMinor: minor, profitMinor: minor, profitBeforeMinor: minor })),
  byDownline: z.array(
    z.object({
      id: z.string(),
      account: z.string(),
      nickname: z.string(),
      type: accountType,
      activeMembers: z.int(),
      validBetMinor: minor,
      profitMinor: minor,
      series: z.array(minor),
    }),
  ),
  /** Real-time salary today: one amount for each five-minute slice that is settled. */
  realtime: z.object({ paidMinor: minor, carryPpm: z.string(), nextAt: time, slices: z.array(minor) }),
  asOf: time,
});
export type TeamOverviewValue = z.infer<typeof teamOverviewValue>;

export const teamOverview = defineCall(routes.teamOverview, {
  session: 'required',
  role: 'agent',
  input: z.object({ from: day, to: day }),
  output: teamOverviewValue,
  refusals: ['notAgent'],
});

export const teamBettingRow = z.object({
  id: z.string(),
  day,
  bets: z.int(),
  activeMembers: z.int(),
  stakeMinor: minor,
  validBetMinor: minor,
  payoutMinor: minor,
  profitMinor: minor,
  gameType: gameType.nullable(),
});

/** Team betting by day (or by day and category), from roll-ups; totals over every row. Source: AGT-06. */
export const teamBetting = defineCall(routes.teamBetting, {
  session: 'required',
  role: 'agent',
  input: reportQuery.extend({ groupBy: teamGroup }),
  output: reportReply(
    teamBettingRow,
    z.object({ rows: z.int(), bets: z.int(), stakeMinor: minor, validBetMinor: minor, payoutMinor: minor, profitMinor: minor, currency }),
  ),
  refusals: ['notAgent'],
});
