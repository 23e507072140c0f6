import { z } from 'zod';
import { defineCall } from './call.ts';
import * as sample from './samples.ts';
import { currency, day, gameType, minor, time, walletCurrency } from './common.ts';
import { accountType } from './member.ts';

const figure = z.object({ value: minor, before: minor, series: z.array(minor) });

/** Source: AGT-03. Counts are strings of digits too, so that every figure has the same shape. */
export const teamOverviewValue = z.object({
  currency,
  from: day,
  to: day,
  days: z.array(day),
  /** `before` covers the same number of days just before `from`; `series` has one value for each of `days`. */
  figures: z.object({
    deposits: figure,
    validBet: figure,
    profit: figure,
    activeMembers: figure,
    newMembers: figure,
    income: figure,
  }),
  members: z.int(),
  /** Valid bets by day of the previous period, aligned with `days`. */
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
  /**
   * Yesterday, compared with the day before. Figures of fewer than five active members are null.
   *
   * Source: docs/domain.md DR-10.6.
   */
  morning: z.object({
    day,
    activeMembers: z.object({ value: z.int().nullable(), before: z.int().nullable() }),
    profitMinor: z.object({ value: minor.nullable(), before: minor.nullable() }),
    newMembers: z.object({ value: z.int(), before: z.int() }),
  }),
  asOf: time,
});
export type TeamOverviewValue = z.infer<typeof teamOverviewValue>;

export const teamOverview = defineCall({
  method: 'GET',
  path: '/wps/agent/overview',
  summary: 'Reads the figures of the own team',
  example: sample.team,
  session: 'required',
  role: 'agent',
  input: z.object({ from: day, to: day, currency: walletCurrency }),
  output: teamOverviewValue,
  refusals: ['notAgent'],
});
