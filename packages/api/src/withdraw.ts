import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, pageNo, pageSize, time, transferId } from './common.ts';
import { entryKinds } from './entryKinds.ts';
import * as sample from './samples.ts';

/** State of a withdrawal as a whole. Source: docs/domain.md DR-3.5. */
export const withdrawalState = z.enum(['SUBMITTED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID', 'DISPUTE', 'REPAY', 'REJECTED', 'DONE']);
const partState = z.enum(['PAYING', 'PAID', 'DISPUTE', 'REPAY', 'RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED']);
const eventName = z.enum([...withdrawalState.options, 'RECEIVED', 'ALL_RECEIVED', 'AUTO_RECEIVED', 'NOT_RECEIVED', 'FORCED_RECEIVED']);

/** A withdrawal with what has happened to it, oldest first. */
export const withdrawal = z.object({
  id: z.string(),
  /** As members and operators name it, such as W-20261120-0417. */
  reference: z.string(),
  at: time,
  amountMinor,
  feeMinor: amountMinor,
  currency,
  bank: z.string(),
  /** The last four characters of the account's number. */
  ending: z.string(),
  state: withdrawalState,
  events: z.array(
    z.object({
      state: eventName,
      at: time,
      /** Number of the part that it is about, from 1; null where it is about all. */
      part: z.int().nullable(),
      /** Why it was rejected; empty otherwise. */
      reason: z.string(),
    }),
  ),
  /** Part that each payer pays, from the matching on. */
  parts: z.array(
    z.object({
      part: z.int(),
      amountMinor,
      state: partState,
      /** Without an answer by then it counts as received; null while no answer is asked for. */
      answerBy: time.nullable(),
    }),
  ),
});
export type WithdrawalValue = z.infer<typeof withdrawal>;

export const withdrawConfig = defineCall({
  method: 'GET',
  path: '/wps/withdraw/config',
  summary: 'Tells what can be withdrawn now, and why not more',
  note: '`bound` is what keeps the member from withdrawing more: something that has to be played first, the requests or the amount of a day, the most or the least of a request, or the balance.',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: z.object({
    currency,
    balanceMinor: amountMinor,
    leastMinor: amountMinor,
    /** The most in one request. */
    mostMinor: amountMinor,
    dayMostMinor: amountMinor,
    dayLeftMinor: amountMinor,
    /** When the limits of a day begin anew. */
    resetsAt: time,
    requestsADay: z.int(),
    requestsLeft: z.int(),
    /** Part of each amount that is kept, in millionths. */
    feePpm: z.int(),
    mostNowMinor: amountMinor,
    /** The most without a checked proof of identity; null where none is needed, or one holds. */
    uncheckedMinor: amountMinor.nullable(),
    bound: z.enum(['requirement', 'requests', 'day', 'request', 'balance', 'least']),
    /** Requirements that have to be played first, oldest first. */
    requirements: z.array(
      z.object({
        id: z.string(),
        /** The credit that has to be played. */
        kind: z.enum(entryKinds),
        at: time,
        grantedMinor: amountMinor,
        needMinor: amountMinor,
        doneMinor: amountMinor,
      }),
    ),
    /** Held for requests that have not ended. */
    heldMinor: amountMinor,
    hasPaymentPassword: z.boolean(),
    hasTotp: z.boolean(),
    /** Minutes after which a payment without an answer counts as received. */
    receiptMinutes: z.int(),
  }),
  refusals: [],
});

/**
 * Asks for a withdrawal and holds its amount. Needs `paymentPassword` or `totp`. `limitReached`: `field` is `requests` or `amountMinor`, for the
 * limits of a day. `documentRequired`: a proof of identity must be sent and checked first.
 */
export const withdraw = defineCall({
  method: 'POST',
  path: '/wps/withdraw/requests',
  enc: true,
  summary: 'Asks for a withdrawal',
  note: 'Needs `paymentPassword` or `totp`. The amount is held at once, and a request cannot be taken back. The same `transferId` with the same account and amount is carried out once.',
  example: { bankAccountId: '1', amountMinor: '10000', paymentPassword: '246810', transferId: sample.transferId },
  session: 'required',
  account: 'real',
  input: z.object({
    bankAccountId: z.string().regex(/^\d{1,9}$/),
    amountMinor,
    paymentPassword: z.string().min(1).max(20).optional(),
    totp: z.string().trim().min(6).max(20).optional(),
    transferId,
  }),
  output: withdrawal,
  refusals: [
    'noPaymentPassword',
    'wrongPaymentPassword',
    'wrongCode',
    'insufficientFunds',
    'requirementOpen',
    'documentRequired',
    'limitReached',
    'duplicateMismatch',
  ],
  perHour: 10,
});

export const withdrawals = defineCall({
  method: 'GET',
  path: '/wps/withdraw/requests',
  summary: 'Lists own withdrawals, newest first, or one',
  session: 'required',
  account: 'real',
  input: z.object({
    id: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
    pageNo,
    pageSize: pageSize(10),
  }),
  output: z.object({ list: z.array(withdrawal), totalPages: z.int() }),
  refusals: [],
});

/** Answers whether the money has arrived: of one part, or without `part` of all. The same answer again changes nothing. */
export const confirmReceipt = defineCall({
  method: 'POST',
  path: '/wps/withdraw/confirm',
  summary: 'Answers whether a withdrawal has arrived',
  note: '`part` names what one payer has paid; it may be left out where there is one. `notReceived` needs one to three pictures, sent by `upload` for `proof`. `conflict`: the time for an answer is over, or it was answered otherwise.',
  example: { id: '1', answer: 'allReceived' },
  session: 'required',
  account: 'real',
  input: z.object({
    id: z.string().regex(/^\d{1,9}$/),
    part: z.int().min(1).max(9).optional(),
    answer: z.enum(['received', 'notReceived', 'allReceived']),
    uploads: z.array(z.uuid()).max(3).default([]),
  }),
  output: withdrawal,
  refusals: ['notFound', 'conflict'],
  perHour: 20,
});
