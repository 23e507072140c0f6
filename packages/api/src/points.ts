import { z } from 'zod';
import { defineCall } from './call.ts';
import { day, minor, pageNo, pageSize, time, transferId } from './common.ts';

/** Points are whole numbers in a string of digits. */
const points = z.string().regex(/^\d{1,18}$/);

/** Source: calls.md §2 Reward. */
export const reward = z.object({
  id: z.string(),
  name: z.string(),
  points,
  stock: z.int(),
  minVip: z.int(),
  perMember: z.int(),
  picture: z.string(),
});

/** Source: spec §3 "Points and redeem". */
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

export const pointBalance = defineCall(
  { method: 'GET', path: '/wps/relay/MCS2_getPointBalance' },
  { session: 'required', input: z.object({}), output: z.object({ points }), refusals: [] },
);

export const pointRewards = defineCall(
  { method: 'GET', path: '/wps/relay/MCS2_getPointReward' },
  {
    session: 'required',
    input: z.object({ pageNo, pageSize: pageSize(20) }),
    output: z.object({ list: z.array(reward), totalPages: z.int() }),
    refusals: [],
  },
);

export const redeemReward = defineCall(
  { method: 'POST', path: '/wps/relay/passwordCheck/MCS2_redeemPointReward', enc: true },
  {
    session: 'required',
    input: z.object({ rewardId: z.string(), quantity: z.int().min(1), paymentPassword: z.string(), transferId }),
    output: redeem,
    refusals: ['needsRealAccount', 'wrongPaymentPassword', 'notEnoughPoints', 'outOfStock', 'duplicateMismatch'],
    perMinute: 10,
  },
);

export const redeemHistory = defineCall(
  { method: 'GET', path: '/wps/relay/MCS2_getRedeemPointList' },
  {
    session: 'required',
    input: z.object({ from: day.optional(), to: day.optional(), pageNo, pageSize: pageSize(20) }),
    output: z.object({ list: z.array(redeem), totalPages: z.int() }),
    refusals: [],
  },
);

export const pointConfig = defineCall(
  { method: 'GET', path: '/wps/relay/MCS2_getPointConfig' },
  {
    session: 'required',
    input: z.object({}),
    output: z.object({ ratio: z.string(), step: z.int(), dailyMost: points, expires: z.literal(false) }),
    refusals: [],
  },
);

export const convertPoints = defineCall(
  { method: 'POST', path: '/wps/relay/passwordCheck/MCS2_convertPoint', enc: true },
  {
    session: 'required',
    input: z.object({ points, paymentPassword: z.string(), transferId }),
    output: z.object({ amount: minor, points, referenceNumber: z.string() }),
    refusals: ['needsRealAccount', 'wrongPaymentPassword', 'notEnoughPoints', 'duplicateMismatch'],
    perMinute: 10,
  },
);

export const transactionDetail = defineCall(
  { method: 'GET', path: '/wps/relay/ODSFE2_MemTransDet' },
  {
    session: 'required',
    input: z.object({ referenceNumber: z.string() }),
    output: z.object({ type: z.string(), amount: minor, balanceBefore: minor, balanceAfter: minor, cause: z.string(), at: time }),
    refusals: ['notFound'],
  },
);
