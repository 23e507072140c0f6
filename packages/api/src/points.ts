import { z } from 'zod';
import { defineCall } from './call.ts';
import * as sample from './samples.ts';
import { day, minor, pageNo, pageSize, time, transferId } from './common.ts';

/** Points are whole numbers in a string of digits. */
const points = z.string().regex(/^\d{1,18}$/);

/** Source: API-04. */
export const reward = z.object({
  id: z.string(),
  name: z.string(),
  points,
  stock: z.int(),
  minVip: z.int(),
  perMember: z.int(),
  picture: z.string(),
});

/** Source: API-04. */
export const redeem = z.object({
  referenceNumber: z.string(),
  applicationTime: time,
  type: z.string(),
  points,
  amount: minor,
  ratio: z.string(),
  status: z.enum(['processing', 'rejected', 'approved']),
  remark: z.string(),
});

export const pointBalance = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  summary: 'Reads the balance of points',
  isPlanned: true,
  session: 'required',
  input: z.object({}),
  output: z.object({ points }),
  refusals: [],
});

export const pointRewards = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  summary: 'Lists what points buy',
  isPlanned: true,
  session: 'required',
  input: z.object({ pageNo, pageSize: pageSize(20) }),
  output: z.object({ list: z.array(reward), totalPages: z.int() }),
  refusals: [],
});

export const redeemReward = defineCall({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  enc: true,
  summary: 'Buys a reward with points',
  example: { rewardId: '1', quantity: 1, paymentPassword: '246810', transferId: sample.transferId },
  isPlanned: true,
  session: 'required',
  input: z.object({ rewardId: z.string(), quantity: z.int().min(1), paymentPassword: z.string(), transferId }),
  output: redeem,
  refusals: ['needsRealAccount', 'wrongPaymentPassword', 'notEnoughPoints', 'outOfStock', 'duplicateMismatch'],
  perMinute: 10,
});

export const redeemHistory = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  summary: 'Lists what was redeemed',
  isPlanned: true,
  session: 'required',
  input: z.object({ from: day.optional(), to: day.optional(), pageNo, pageSize: pageSize(20) }),
  output: z.object({ list: z.array(redeem), totalPages: z.int() }),
  refusals: [],
});

export const pointConfig = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  summary: 'Reads at what ratio points become money',
  isPlanned: true,
  session: 'required',
  input: z.object({}),
  output: z.object({ ratio: z.string(), step: z.int(), dailyMost: points, expires: z.literal(false) }),
  refusals: [],
});

export const convertPoints = defineCall({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  enc: true,
  summary: 'Turns points into money',
  example: { points: '100', paymentPassword: '246810', transferId: sample.transferId },
  isPlanned: true,
  session: 'required',
  input: z.object({ points, paymentPassword: z.string(), transferId }),
  output: z.object({ amount: minor, points, referenceNumber: z.string() }),
  refusals: ['needsRealAccount', 'wrongPaymentPassword', 'notEnoughPoints', 'duplicateMismatch'],
  perMinute: 10,
});

export const transactionDetail = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  summary: 'Reads one transaction',
  example: { referenceNumber: 'T1' },
  isPlanned: true,
  session: 'required',
  input: z.object({ referenceNumber: z.string() }),
  output: z.object({ type: z.string(), amount: minor, balanceBefore: minor, balanceAfter: minor, cause: z.string(), at: time }),
  refusals: ['notFound'],
});
