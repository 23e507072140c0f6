import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, day, gameType, time, transferId } from './common.ts';
import * as sample from './samples.ts';

export const vipGiftKind = z.enum(['level', 'month', 'birthday']);
export type VipGiftKind = z.infer<typeof vipGiftKind>;

/** A level and its terms. Amounts are in the currency of the reply. Source: docs/domain.md DR-4.2. */
export const vipRank = z.object({
  level: z.int(),
  label: z.string(),
  /** Deposits and valid bets since the account was opened that reach the level. */
  depositMinor: amountMinor,
  validBetMinor: amountMinor,
  /** Valid bets of a month that keep it. */
  keepMinor: amountMinor,
  levelGiftMinor: amountMinor,
  monthGiftMinor: amountMinor,
  birthdayGiftMinor: amountMinor,
  /** Withdrawals a day. */
  withdrawals: z.int(),
  /** Rates of the manual rebate. */
  rebates: z.array(z.object({ gameType, ratePpm: z.int() })),
});

/** A gift that a member may claim, or has claimed. */
export const vipGift = z.object({
  kind: vipGiftKind,
  /** The level, the month such as 2026-11, or the year: a gift of a kind is given once for each. */
  period: z.string(),
  level: z.int(),
  amountMinor,
  claimedAt: time.nullable(),
});
export type VipGift = z.infer<typeof vipGift>;

export const vipRanks = defineCall({
  method: 'GET',
  path: '/wps/vip/ranks',
  summary: 'Lists the VIP levels and what they bring',
  session: 'required',
  input: z.object({}),
  output: z.object({ list: z.array(vipRank), currency }),
  refusals: ['notFound'],
});

export const vipProgress = defineCall({
  method: 'GET',
  path: '/wps/vip/progress',
  summary: 'Reads the own VIP level, the way to the next one, and the gifts',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: z.object({
    level: z.int(),
    label: z.string(),
    /** Since the account was opened, in the account's currency; other currencies by their credits. */
    depositMinor: amountMinor,
    validBetMinor: amountMinor,
    /** Valid bets of the running month, what keeps the level, and the last day for it. */
    monthMinor: amountMinor,
    keepMinor: amountMinor,
    keepUntil: day,
    currency,
    gifts: z.array(vipGift),
  }),
  refusals: ['notFound'],
});

export const claimVipGift = defineCall({
  method: 'POST',
  path: '/wps/vip/gift',
  summary: 'Claims a gift of a VIP level',
  note: 'A gift is credited once. It is played once before it can be withdrawn.',
  example: { kind: 'level', period: '1', transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: z.object({ kind: vipGiftKind, period: z.string().max(10), transferId }),
  output: z.object({ gift: vipGift, currency, referenceNumber: z.string() }),
  refusals: ['notFound', 'alreadyClaimed', 'duplicateMismatch'],
});
