import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, day, saidIn, time, transferId } from './common.ts';
import { promotionId, promotionStatus } from './content.ts';
import * as sample from './samples.ts';

const missionId = z.string().regex(/^[a-z0-9-]{1,60}$/);

const missionsValue = z.object({
  missions: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      saidIn,
      status: promotionStatus,
      progress: z.int(),
      target: z.int(),
      /** Unit of progress and target. */
      unit: z.enum(['money', 'categories', 'days']),
      rewardPoints: z.string(),
      endsAt: time.nullable(),
    }),
  ),
  /** `day` is the place of today's sign-in in the cycle, from 1, and `status` its own; `points` those of each day. */
  signIn: z.object({
    status: promotionStatus.extract(['claim', 'signed']),
    day: z.int(),
    days: z.int(),
    signedToday: z.boolean(),
    points: z.array(z.string()),
  }),
  currency,
  /** A credit, the unit of money in progress and target, in minor units. */
  creditMinor: amountMinor,
  /** Every bet settled before this time is counted. */
  asOf: time,
});
export type MissionsValue = z.infer<typeof missionsValue>;

export const missions = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  summary: 'Lists the missions and the days signed in',
  session: 'required',
  input: z.object({}),
  output: missionsValue,
  refusals: [],
});

/** Claims the points of a mission that is reached. Source: MEM-16. */
export const claimMission = defineCall({
  method: 'POST',
  path: '/wps/missions/claim',
  summary: 'Claims the points of a mission',
  note: 'The same `transferId` answers as before. A mission is claimed once in its day or week.',
  example: { id: 'daily-bet', transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: z.object({ id: missionId, transferId }),
  output: z.object({ points: z.string() }),
  refusals: ['notFound', 'conflict', 'alreadyClaimed', 'duplicateMismatch'],
  perMinute: 10,
});

/** Signs in for today. Source: MEM-16. */
export const signIn = defineCall({
  method: 'POST',
  path: '/wps/missions/signIn',
  summary: 'Signs in for today, for points',
  note: 'A cycle has seven days. A missed day starts it again.',
  example: { transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: z.object({ transferId }),
  output: z.object({ day: z.int(), points: z.string() }),
  refusals: ['alreadyClaimed', 'duplicateMismatch'],
  perMinute: 10,
});

const boardRow = z.object({ place: z.int(), userName: z.string(), points: z.string(), prizeMinor: amountMinor, isOwn: z.boolean() });

export const missionLeaderboard = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  summary: 'Reads the leader board of the missions',
  session: 'required',
  input: z.object({
    /** A day of the week that is asked for. @default today */
    window: day.optional(),
  }),
  output: z.object({
    list: z.array(boardRow),
    /** Null place without points. */
    own: boardRow.extend({ place: z.int().nullable() }),
    endsAt: time,
    currency,
    /** Prizes of the week together. */
    poolMinor: amountMinor,
    /** The prizes are paid. */
    isSettled: z.boolean(),
    /** Every bet settled before this time is counted. */
    asOf: time,
  }),
  refusals: [],
});

export const claimRaffle = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  summary: 'Draws a prize of a raffle',
  note: 'A member draws once a day. The prize is that of the first number of the fair stream of the seed, `clientSeed` and `nonce`; the promotion shows the hash of the seed before, and the seed once its day is over.',
  example: { promotionId: 'lantern-raffle', transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: z.object({ promotionId, transferId }),
  output: z.object({
    /** 'money', or 'none' when nothing was won. */
    prize: z.enum(['money', 'none']),
    amountMinor,
    currency,
    fair: z.object({ seedHash: z.string(), clientSeed: z.string(), nonce: z.int() }),
  }),
  refusals: ['notFound', 'conflict', 'alreadyClaimed', 'duplicateMismatch'],
  perMinute: 10,
});
