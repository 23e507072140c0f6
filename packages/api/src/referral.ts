import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, pageNo, pageSize, time, transferId } from './common.ts';
import * as sample from './samples.ts';

const milestone = z.object({
  friends: z.int(),
  amountMinor,
  status: z.enum(['process', 'claim', 'claimed']),
});

export const referral = defineCall({
  method: 'GET',
  path: '/wps/referral',
  summary: 'Reads the link to invite friends with, and what inviting has paid',
  session: 'required',
  account: 'active',
  input: z.object({}),
  output: z.object({
    link: z.string(),
    code: z.string(),
    /** Friends who have registered, and those of them who count. */
    invited: z.int(),
    valid: z.int(),
    currency,
    /** Rewards for each friend who counts: that of the inviter, and that of the friend. */
    inviterMinor: amountMinor,
    friendMinor: amountMinor,
    /** Amounts that a friend has to deposit and to play in the first `days` days. */
    depositMinor: amountMinor,
    betMinor: amountMinor,
    days: z.int(),
    /** Daily share of valid bets in ppm: of friends, of their friends, and of theirs; empty for members under an agent. */
    sharesPpm: z.array(z.int()),
    /** Amount that can be claimed for friends now. */
    claimableMinor: amountMinor,
    /** Amount that was paid so far. */
    paidMinor: amountMinor,
    milestones: z.array(milestone),
  }),
  refusals: [],
});

const friend = z.object({
  /** Masked name. */
  userName: z.string(),
  registeredAt: time,
  /** 'paid': its reward is credited. 'own': same device, network or payee as the inviter. */
  state: z.enum(['waiting', 'valid', 'paid', 'late', 'own']),
});
export type Friend = z.infer<typeof friend>;

export const referredFriends = defineCall({
  method: 'GET',
  path: '/wps/referral/friends',
  summary: 'Lists the friends whom the member has invited, the newest first',
  session: 'required',
  account: 'active',
  input: z.object({ pageNo, pageSize: pageSize(20) }),
  output: z.object({ list: z.array(friend), total: z.int(), totalPages: z.int() }),
  refusals: [],
});

export const claimReferral = defineCall({
  method: 'POST',
  path: '/wps/referral/claim',
  summary: 'Claims what inviting friends has earned: the reward of each friend who counts, or a milestone',
  example: { id: 'friends', transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: z.object({
    /** `friends`, or the number of friends of a milestone. */
    id: z.string().regex(/^(friends|\d{1,3})$/),
    transferId,
  }),
  output: z.object({ amountMinor, currency }),
  refusals: ['notFound', 'conflict', 'alreadyClaimed', 'duplicateMismatch'],
  perMinute: 10,
});
