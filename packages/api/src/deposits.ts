import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, minor, pageNo, pageSize, time, transferId, uploadIds } from './common.ts';
import { promotionId } from './content.ts';
import * as sample from './samples.ts';

/** How a method is paid: by a transfer to an account, on a page of the provider, to an address, or with a code that was bought before. */
export const payKind = z.enum(['account', 'page', 'address', 'voucher']);
export type PayKind = z.infer<typeof payKind>;

/** `short`: less than asked has arrived, and is in the balance. Money that arrives later changes the state again. Source: docs/domain.md DR-3.6. */
export const depositState = z.enum(['pending', 'paid', 'short', 'expired', 'refused']);
export type DepositState = z.infer<typeof depositState>;

/** Describes what somebody needs who pays now. */
export const payInstructions = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account'), bank: z.string(), accountNumber: z.string(), payeeName: z.string() }),
  z.object({ kind: z.literal('page'), url: z.string() }),
  /** `url` opens the app that pays; null where there is none. */
  z.object({ kind: z.literal('address'), address: z.string(), url: z.string().nullable() }),
  z.object({ kind: z.literal('voucher') }),
]);
export type PayInstructions = z.infer<typeof payInstructions>;

export const depositRequest = z.object({
  id: transferId,
  /** Short code that a bank transfer names. */
  reference: z.string(),
  method: z.string(),
  currency,
  amountMinor,
  /** Paid beside the amount. */
  feeMinor: amountMinor,
  /** Amount that has arrived, and is in the balance. */
  receivedMinor: amountMinor,
  state: depositState,
  at: time,
  expiresAt: time,
  endedAt: time.nullable(),
  /** A receipt waits for a person to look at it. */
  hasReceipt: z.boolean(),
  /** Why it was refused, in the words of who refused it; empty otherwise. */
  reason: z.string(),
  /** Null once nothing is to be paid any more. */
  pay: payInstructions.nullable(),
});
export type DepositRequest = z.infer<typeof depositRequest>;

const depositMethod = z.object({
  id: z.string(),
  kind: payKind,
  leastMinor: amountMinor,
  mostMinor: amountMinor,
  /** Share of the amount that is paid beside it, in parts per million. */
  feePpm: z.int(),
  /** Minutes that it usually takes. */
  minutes: z.int(),
  /** Amounts to choose from. */
  amounts: z.array(amountMinor),
});
export type DepositMethod = z.infer<typeof depositMethod>;

export const depositMethods = defineCall({
  method: 'GET',
  path: '/wps/deposit/methods',
  summary: 'Lists the ways to deposit, with their limits and fees',
  note: '`limits` are those that the member has set, with what is left of each and when it begins anew.',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: z.object({
    currency,
    methods: z.array(depositMethod),
    /** The most without a checked proof of identity; null where none is needed, or one holds. */
    uncheckedMinor: amountMinor.nullable(),
    limits: z.array(z.object({ period: z.enum(['day', 'week', 'month']), amountMinor, leftMinor: minor, resetsAt: time })),
    /** Promotions whose bonus can come with the next deposit, and the least that each asks. */
    promotions: z.array(z.object({ id: promotionId, title: z.string(), leastMinor: amountMinor })),
  }),
  refusals: [],
});

/** Begins a deposit. `limitReached`: a limit of the member has too little left, or five deposits wait for their payment. `documentRequired`: a proof of identity must be sent and checked first. */
export const deposit = defineCall({
  method: 'POST',
  path: '/wps/deposit/requests',
  summary: 'Begins a deposit, and tells how it is paid',
  note: 'The same `transferId` with the same body answers the same deposit. A voucher is worth what it was sold for: it comes with `voucher` and without an amount.',
  example: { method: 'bank', amountMinor: '5000', transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: z.object({
    method: z.string().max(24),
    amountMinor: amountMinor.optional(),
    voucher: z.string().trim().max(60).optional(),
    /** A promotion that gives a share of a deposit. Its current terms are accepted, and its bonus comes with the money. */
    promotionId: promotionId.optional(),
    transferId,
  }),
  output: depositRequest,
  refusals: ['limitReached', 'documentRequired', 'duplicateMismatch', 'conflict', 'unavailable'],
  perMinute: 10,
});

export const deposits = defineCall({
  method: 'GET',
  path: '/wps/deposit/requests',
  summary: 'Lists own deposits, the newest first, or one by its id',
  session: 'required',
  account: 'real',
  input: z.object({ id: transferId.optional(), pageNo, pageSize: pageSize(10) }),
  output: z.object({ list: z.array(depositRequest), total: z.int() }),
  refusals: [],
});

/** Sends the receipt of a bank transfer. `conflict`: the deposit takes none, or not any more. */
export const sendReceipt = defineCall({
  method: 'POST',
  path: '/wps/deposit/receipt',
  summary: 'Sends the receipt of a bank transfer',
  note: 'Pictures of `upload` for `receipt`. A deposit that has expired waits again, for a week.',
  example: { id: sample.transferId, uploads: [sample.transferId] },
  session: 'required',
  account: 'real',
  input: z.object({ id: transferId, uploads: uploadIds }),
  output: depositRequest,
  refusals: ['notFound', 'conflict'],
  perHour: 10,
});
