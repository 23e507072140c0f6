import { z } from 'zod';
import { defineCall } from './call.ts';
import * as sample from './samples.ts';
import { currency, day, gameType, minor, pageNo, pageSize, time, walletCurrency } from './common.ts';
import { contractKind } from './contracts.ts';
import { accountType } from './member.ts';

const figure = z.object({ value: minor, before: minor, series: z.array(minor) });
/** Of the team's members. Null where fewer than five were active. Source: docs/domain.md DR-10.6. */
const toldFigure = z.object({ value: minor.nullable(), before: minor.nullable(), series: z.array(minor.nullable()) });

/** Source: AGT-03. Counts are strings of digits too, so that every figure has the same shape. */
export const teamOverviewValue = z.object({
  currency,
  from: day,
  to: day,
  days: z.array(day),
  /** `before` covers the same number of days just before `from`; `series` has one value for each of `days`. */
  figures: z.object({
    deposits: toldFigure,
    bets: toldFigure,
    validBet: toldFigure,
    profit: toldFigure,
    activeMembers: figure,
    newMembers: figure,
    income: figure,
  }),
  members: z.int(),
  /** Valid bets by day of the previous period, aligned with `days`. */
  validBetBefore: z.array(minor.nullable()),
  /** Highest valid bets first. The categories of fewer than five active members share the last row, without a game type. Source: docs/domain.md DR-10.6. */
  byCategory: z.array(
    z.object({
      gameType: gameType.nullable(),
      /** Number of categories in the row. */
      kinds: z.int(),
      validBetMinor: minor,
      profitMinor: minor,
      profitBeforeMinor: minor.nullable(),
    }),
  ),
  /** Direct downlines in whose teams at least five played. Source: docs/domain.md DR-10.6. */
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
  refusals: [],
});

const memberId = z.string().regex(/^\d{1,9}$/);

/** A member of the own team. What tells who it is, and what it has, is null for one who may not be named. Source: AGT-05, docs/domain.md DR-10.6. */
const teamRow = z.object({
  id: z.string(),
  account: z.string().nullable(),
  nickname: z.string().nullable(),
  type: accountType,
  /** Levels below the agent; 1 for a direct downline. */
  level: z.int(),
  /** Direct downlines. */
  downlines: z.int(),
  /** Everybody below. */
  members: z.int(),
  balanceMinor: minor.nullable(),
  /** Masked. */
  mobile: z.string().nullable(),
  /** Masked. */
  email: z.string().nullable(),
  /** Contracts that the agent gives it, with their highest rates. */
  rates: z.array(z.object({ kind: contractKind, ratePpm: z.int() })),
});
export type TeamRow = z.infer<typeof teamRow>;

export const teamTree = defineCall({
  method: 'GET',
  path: '/wps/agent/tree',
  summary: 'Lists the direct downlines of the agent or of a member of the own team',
  note: 'Members further below than the direct downlines are named where five below the same direct downline have played in the last 30 days.',
  session: 'required',
  role: 'agent',
  input: z.object({
    /** @default the caller */
    under: memberId.optional(),
    currency: walletCurrency,
    pageNo,
    pageSize: pageSize(50),
  }),
  output: z.object({ currency, list: z.array(teamRow), total: z.int(), totalPages: z.int() }),
  refusals: ['notFound'],
});

export const teamMembers = defineCall({
  method: 'GET',
  path: '/wps/agent/members',
  summary: 'Finds named members of the own team',
  session: 'required',
  role: 'agent',
  input: z.object({
    /** Part of the account name or nickname. */
    search: z.string().trim().max(60).default(''),
    /** Whose team is searched. @default the caller */
    under: memberId.optional(),
    currency: walletCurrency,
    /** `next` of the page before; `pageNo` then counts from there. */
    cursor: z.string().min(1).max(400).optional(),
    pageNo,
    pageSize: pageSize(20),
  }),
  output: z.object({
    currency,
    /** By account name. `uplines`: who is between the agent and the member, from the top down. */
    list: z.array(teamRow.extend({ uplines: z.array(teamRow) })),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
    total: z.int(),
    totalPages: z.int(),
  }),
  refusals: ['notFound'],
});

export const teamMember = defineCall({
  method: 'GET',
  path: '/wps/agent/member',
  summary: 'Reads the figures of one member of the own team',
  note: 'The member finds the look in the copy of the own data.',
  example: { id: '1' },
  session: 'required',
  role: 'agent',
  input: z.object({ id: memberId, currency: walletCurrency }),
  output: teamRow.extend({
    currency,
    registeredAt: time,
    /**
     * Figures of the last 30 days in the team; `team` is the member and everybody below. Null where too few played to tell them apart.
     *
     * Source: docs/domain.md DR-10.6.
     */
    from: day,
    to: day,
    depositsMinor: minor.nullable(),
    withdrawalsMinor: minor.nullable(),
    validBetMinor: minor.nullable(),
    profitMinor: minor.nullable(),
    team: z.object({ validBetMinor: minor, profitMinor: minor }).nullable(),
    asOf: time,
  }),
  refusals: ['notFound'],
});
