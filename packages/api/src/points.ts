import { z } from 'zod';
import { defineCall } from './call.ts';
import { entryKinds } from './entryKinds.ts';
import * as sample from './samples.ts';
import { amountMinor, currency, day, gameType, minor, pageNo, pageSize, saidIn, time, transferId } from './common.ts';

/** Points are whole numbers in a string of digits. */
const points = z.string().regex(/^\d{1,18}$/);

/** Source: API-04. */
export const reward = z.object({
  id: z.string(),
  name: z.string(),
  points,
  stock: z.int(),
  minVip: z.int(),
  /** Most that one member may have; 0 for no limit. */
  perMember: z.int(),
  /** Name of a drawing. */
  picture: z.string(),
  detail: z.string(),
  saidIn,
  /** Name of the lowest VIP level; empty for everybody. */
  minVipLabel: z.string(),
  /** False while the member's level is too low. */
  hasRank: z.boolean(),
  /** How many the member has had or asked for. */
  taken: z.int(),
});

/** Source: API-04. */
export const redeem = z.object({
  referenceNumber: z.string(),
  applicationTime: time,
  type: z.enum(['CONVERT', 'REWARD']),
  /** Name of the reward; empty for money. */
  name: z.string(),
  saidIn,
  quantity: z.int(),
  points,
  /** Money that was credited; 0 for a reward. */
  amount: minor,
  currency,
  /** Points to credits, such as 100:1; empty for a reward. */
  ratio: z.string(),
  status: z.enum(['processing', 'rejected', 'approved']),
  remark: z.string(),
});

export const pointBalance = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  summary: 'Reads the balance of points',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: z.object({
    points,
    /** Points of requests that are not decided yet. They are not in `points`. */
    heldPoints: points,
    heldRequests: z.int(),
    /** Points that the last day with play has earned, by game type; null before the first. */
    earned: z
      .object({
        day,
        isYesterday: z.boolean(),
        lines: z.array(z.object({ gameType, currency, validBetMinor: minor, weight: z.number(), points })),
      })
      .nullable(),
  }),
  refusals: [],
});

export const pointRewards = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  summary: 'Lists what points buy',
  session: 'required',
  account: 'real',
  input: z.object({ pageNo, pageSize: pageSize(20) }),
  output: z.object({ list: z.array(reward), totalPages: z.int() }),
  refusals: [],
});

export const redeemReward = defineCall({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  enc: true,
  summary: 'Buys a reward with points',
  note: 'The points are taken at once, and returned if the request is rejected. `forbidden`: the VIP level is too low. `outOfStock` also when the member has had as many as one may have; `field` is then `quantity`.',
  example: { rewardId: '1', quantity: 1, paymentPassword: '246810', transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: z.object({ rewardId: z.string().max(10), quantity: z.int().min(1).max(100), paymentPassword: z.string().max(200), transferId }),
  output: redeem,
  refusals: ['noPaymentPassword', 'wrongPaymentPassword', 'notFound', 'forbidden', 'notEnoughPoints', 'outOfStock', 'duplicateMismatch'],
  perMinute: 10,
});

export const redeemHistory = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  summary: 'Lists what was redeemed',
  session: 'required',
  account: 'real',
  input: z.object({ from: day.optional(), to: day.optional(), pageNo, pageSize: pageSize(20) }),
  output: z.object({ list: z.array(redeem), totalPages: z.int() }),
  refusals: [],
});

export const pointConfig = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  summary: 'Reads at what ratio points become money',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: z.object({
    /** Points to credits, such as 100:1. */
    ratio: z.string(),
    step: z.int(),
    dailyMost: points,
    /** Points that may still be converted today. */
    leftToday: points,
    /** Money of one step. */
    stepMinor: amountMinor,
    currency,
    expires: z.literal(false),
  }),
  refusals: [],
});

export const convertPoints = defineCall({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  enc: true,
  summary: 'Turns points into money',
  note: 'In multiples of 100, up to 50,000 a day. The money is played once before it can be withdrawn. `invalidInput` names the broken rule: `step` or `dailyMost`.',
  example: { points: '100', paymentPassword: '246810', transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: z.object({ points, paymentPassword: z.string().max(200), transferId }),
  output: z.object({ amount: minor, points, referenceNumber: z.string() }),
  refusals: ['noPaymentPassword', 'wrongPaymentPassword', 'notEnoughPoints', 'duplicateMismatch'],
  perMinute: 10,
});

/** Why points changed: earned by play or a mission, converted, spent on a reward, or returned. */
export const pointKind = z.enum(['EARN', 'MISSION', 'CONVERT', 'REDEEM', 'RETURN']);
export type PointKind = z.infer<typeof pointKind>;

export const pointHistory = defineCall({
  method: 'GET',
  path: '/wps/points/history',
  summary: 'Lists the points earned and spent, by day',
  session: 'required',
  account: 'real',
  input: z.object({ from: day.optional(), to: day.optional(), pageNo, pageSize: pageSize(10) }),
  output: z.object({
    list: z.array(
      z.object({
        day,
        earned: points,
        spent: points,
        entries: z.array(
          z.object({
            id: z.string(),
            at: time,
            kind: pointKind,
            /** Negative when they were spent. */
            points: minor,
            balance: points,
            /** Name of the reward, or the day that earned them; empty for others. */
            detail: z.string(),
          }),
        ),
      }),
    ),
    totalPages: z.int(),
  }),
  refusals: [],
});

export const transactionDetail = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  summary: 'Reads one transaction',
  example: { referenceNumber: sample.transferId },
  session: 'required',
  account: 'real',
  input: z.object({ referenceNumber: z.string().max(40) }),
  output: z.object({
    type: z.enum(entryKinds),
    amount: minor,
    balanceBefore: minor,
    balanceAfter: minor,
    currency,
    /** Cause, such as a day or a reference; empty where nothing more is known. */
    cause: z.string(),
    at: time,
  }),
  refusals: ['notFound'],
});
