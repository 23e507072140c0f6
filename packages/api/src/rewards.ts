import { z } from 'zod';
import { countGraphemes } from './countGraphemes.ts';
import { MAX_REMARK } from './messageKinds.ts';
import { defineCall } from './call.ts';
import { amountMinor, currency, MAX_INTEGER, saidIn, time, transferId, uploadIds } from './common.ts';
import { promotionId, promotionStatus } from './content.ts';
import { entryKinds } from './entryKinds.ts';
import * as sample from './samples.ts';

/** A version that is not the current one is refused with `conflict`: the terms have changed since they were read. */
const accepted = z.object({ id: promotionId, version: z.int().min(1).max(MAX_INTEGER), transferId });

export const joinPromotion = defineCall({
  method: 'POST',
  path: '/wps/promotions/join',
  summary: 'Joins a promotion, by the terms of a version',
  note: 'The terms are kept as they are: a later version does not change what was accepted.',
  example: { id: 'opening-week', version: 1, transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: accepted,
  output: z.object({ status: promotionStatus }),
  refusals: ['notFound', 'conflict', 'duplicateMismatch'],
  perMinute: 10,
});

export const claimPromotion = defineCall({
  method: 'POST',
  path: '/wps/promotions/claim',
  summary: 'Claims the bonus of a promotion',
  note: 'It is credited once. `needMinor` has to be played before a withdrawal.',
  example: { id: 'opening-week', version: 1, transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: accepted,
  output: z.object({ status: promotionStatus, amountMinor, needMinor: amountMinor, currency }),
  refusals: ['notFound', 'conflict', 'alreadyClaimed', 'duplicateMismatch'],
  perMinute: 10,
});

/** In graphemes, as REG-20 counts. */
const applyRemark = z
  .string()
  .trim()
  .max(4000)
  .refine((text) => countGraphemes(text) <= MAX_REMARK, { message: 'too long' });

export const applyPromotion = defineCall({
  method: 'POST',
  path: '/wps/promotions/apply',
  summary: 'Applies for the bonus of a promotion, which an operator reviews',
  example: { id: 'opening-week', version: 1, remark: 'Gold at another house', transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: accepted.extend({ remark: applyRemark, uploads: uploadIds.optional() }),
  output: z.object({ status: promotionStatus }),
  refusals: ['notFound', 'conflict', 'alreadyClaimed', 'duplicateMismatch'],
  perMinute: 10,
});

const bonus = z.object({
  id: z.int(),
  kind: z.enum(entryKinds),
  /** Title of its promotion; null for other bonuses. */
  title: z.string().nullable(),
  saidIn,
  grantedMinor: amountMinor,
  needMinor: amountMinor,
  doneMinor: amountMinor,
  currency,
  at: time,
  /** Null while it is open. */
  endedAt: time.nullable(),
  /** 'cleared': nothing was left of its money. */
  outcome: z.enum(['played', 'cleared', 'forfeited']).nullable(),
});
export type Bonus = z.infer<typeof bonus>;

export const bonuses = defineCall({
  method: 'GET',
  path: '/wps/bonus',
  summary: 'Lists open bonuses with what is left to play, and past ones',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: z.object({
    open: z.array(bonus),
    /** The last hundred that have ended. */
    past: z.array(bonus),
    /** Amount that forfeiting all open bonuses would take: the unplayed bonus money. */
    bonusMinor: amountMinor,
    currency,
  }),
  refusals: [],
});

export const forfeitBonus = defineCall({
  method: 'POST',
  path: '/wps/bonus/forfeit',
  summary: 'Gives up an open bonus',
  note: 'The bonus, or what is left of the balance when that is less, goes back to the house, and nothing remains to be played for it. Refused with `conflict` while a bet is open.',
  example: { id: 1, transferId: sample.transferId },
  session: 'required',
  account: 'real',
  input: z.object({ id: z.int().min(1).max(MAX_INTEGER), transferId }),
  output: z.object({ takenMinor: amountMinor, currency }),
  refusals: ['notFound', 'conflict', 'duplicateMismatch'],
  perMinute: 10,
});

const reward = z.object({
  /** `promotion:<id>`, `mission:<id>`, `signIn`, `referral:<milestone>`, `campaign:<id>`. */
  id: z.string(),
  source: z.enum(['promotion', 'mission', 'signIn', 'referral', 'campaign']),
  title: z.string(),
  saidIn,
  /** Null for points. */
  amountMinor: amountMinor.nullable(),
  /** Null for money. */
  points: z.string().nullable(),
  currency,
  /** Amount that has to be played before a withdrawal once it is taken; null where its own page tells. */
  needMinor: amountMinor.nullable(),
  /** When it can no longer be claimed; null for no end. */
  endsAt: time.nullable(),
});
export type Reward = z.infer<typeof reward>;

export const rewards = defineCall({
  method: 'GET',
  path: '/wps/rewards',
  summary: 'Lists what the member can claim now',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: z.object({ list: z.array(reward) }),
  refusals: [],
});

export const claimReward = defineCall({
  method: 'POST',
  path: '/wps/rewards/claim',
  summary: 'Claims one of the listed rewards',
  example: { id: 'signIn', transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: z.object({ id: z.string().regex(/^[A-Za-z]{1,20}(:[a-z0-9-]{1,60})?$/), transferId }),
  output: z.object({ amountMinor: amountMinor.nullable(), points: z.string().nullable(), currency }),
  refusals: ['notFound', 'conflict', 'alreadyClaimed', 'duplicateMismatch'],
  perMinute: 10,
});
