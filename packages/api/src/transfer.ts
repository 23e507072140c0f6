import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, minor, time, transferId } from './common.ts';
import * as sample from './samples.ts';

/** A transfer between a member and somebody of the same tree. */
export const memberTransfer = z.object({
  id: z.string(),
  /** UP_TRANSFER goes to the upline of its sender, DOWN_TRANSFER to a downline. */
  kind: z.enum(['UP_TRANSFER', 'DOWN_TRANSFER']),
  /** Negative where the member has sent it. */
  amountMinor: minor,
  currency,
  /** The other one: an upline masked, a downline by name. */
  other: z.string(),
  at: time,
});
export type MemberTransfer = z.infer<typeof memberTransfer>;

export const transferConfig = defineCall({
  method: 'GET',
  path: '/wps/transfer/config',
  summary: 'Tells to whom money can be sent, how much, and what was sent last',
  note: 'Money that has still to be played cannot be sent.',
  session: 'required',
  input: z.object({}),
  output: z.object({
    currency,
    balanceMinor: amountMinor,
    leastMinor: amountMinor,
    dayMostMinor: amountMinor,
    dayLeftMinor: amountMinor,
    /** When the limit of a day begins anew. */
    resetsAt: time,
    /** The most that can be sent now. */
    mostNowMinor: amountMinor,
    hasRequirement: z.boolean(),
    hasPaymentPassword: z.boolean(),
    /** Masked name of the own upline, null without one. */
    upline: z.string().nullable(),
    /** An agent, who may send to everybody below. */
    isAgent: z.boolean(),
    /** Names of direct downlines, at most a hundred. */
    downlines: z.array(z.string()),
    /** The last ten, newest first. */
    recent: z.array(memberTransfer),
  }),
  account: 'real',
  refusals: [],
});

const sent = {
  method: 'POST',
  enc: true,
  session: 'required',
  account: 'active',
  output: memberTransfer,
  perMinute: 10,
} as const;

const refusals = [
  'noPaymentPassword',
  'wrongPaymentPassword',
  'notFound',
  'insufficientFunds',
  'requirementOpen',
  'limitReached',
  'duplicateMismatch',
] as const;

const amounts = { amountMinor, paymentPassword: z.string().min(1).max(20), transferId };
const example = { amountMinor: '10000', paymentPassword: '246810', transferId: sample.transferId };

/** Sends money to the own upline. `invalidInput` with the field `to`: the upline cannot receive any now. */
export const transferUpline = defineCall({
  ...sent,
  path: '/wps/transfer/upline',
  summary: 'Sends money to the own upline',
  note: 'The same `transferId` with the same amount is carried out once.',
  example,
  input: z.object(amounts),
  refusals,
});

/** Sends money to a downline by its account name. `notFound`: nobody below has that name. */
export const transferDownline = defineCall({
  ...sent,
  path: '/wps/transfer/downline',
  summary: 'Sends money to a downline',
  note: 'What arrives has to be played once before it can be withdrawn. The same `transferId` with the same receiver and amount is carried out once.',
  example: { to: 'player01', ...example },
  role: 'agent',
  input: z.object({ to: z.string().trim().min(1).max(60), ...amounts }),
  refusals,
});
