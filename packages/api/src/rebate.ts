import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, day, gameType, minor, pageNo, pageSize, time, transferId, walletCurrency } from './common.ts';
import * as sample from './samples.ts';

/** Tells what a category adds to a rebate, at the VIP level of its bets' settlement. Source: MEM-22, docs/domain.md DR-2.1. */
export const rebateLine = z.object({
  gameType,
  level: z.int(),
  ratePpm: z.int(),
  /** Valid bets since the last claim, and the part of them that open bonuses have used; negative after corrections. */
  validBetMinor: minor,
  usedMinor: minor,
  /** The rebate of the line before rounding, in millionths of a minor unit. */
  rebateMicro: minor,
});
export type RebateLineValue = z.infer<typeof rebateLine>;

export const rebate = defineCall({
  method: 'GET',
  path: '/wps/rebate/manual',
  summary: 'Reads the rebate that can be claimed, with its calculation',
  note: 'The lines are summed first, and rounded down once.',
  session: 'required',
  account: 'real',
  input: z.object({ currency: walletCurrency }),
  output: z.object({
    lines: z.array(rebateLine),
    /** Sum of the lines, rounded down. */
    sumMinor: amountMinor,
    /** Amount that the cap of earlier days has kept back. */
    carriedMinor: amountMinor,
    /** Amount that a claim credits now: both, up to what the day has left. */
    amountMinor,
    leastMinor: amountMinor,
    capMinor: amountMinor,
    /** Credited today. */
    creditedMinor: amountMinor,
    /** When the rebate of today is credited by itself. */
    creditedAt: time,
    currency,
    level: z.int(),
  }),
  refusals: ['notFound'],
});

export const claimRebate = defineCall({
  method: 'POST',
  path: '/wps/rebate/manual/claim',
  summary: 'Credits the rebate that can be claimed',
  note: 'At least one credit, at most 5,000 a day. It is played once before it can be withdrawn. The same `transferId` is credited once.',
  example: { transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: z.object({ currency: walletCurrency, transferId }),
  output: z.object({ amountMinor, currency, referenceNumber: z.string() }),
  refusals: ['notFound', 'conflict', 'duplicateMismatch'],
  perMinute: 10,
});

export const rebateHistory = defineCall({
  method: 'GET',
  path: '/wps/rebate/history',
  summary: 'Lists the rebates that were credited',
  session: 'required',
  account: 'real',
  input: z.object({ pageNo, pageSize: pageSize(20) }),
  output: z.object({
    list: z.array(
      z.object({
        referenceNumber: z.string(),
        at: time,
        /** The day that it counts for. */
        day,
        isAutomatic: z.boolean(),
        amountMinor,
        currency,
        lines: z.array(rebateLine),
      }),
    ),
    totalPages: z.int(),
  }),
  refusals: ['notFound'],
});
