import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, givenTime, MAX_INTEGER, minor, nodeId, pageNo, time, transferId } from './common.ts';
import * as sample from './samples.ts';

const terms = { session: 'required', role: 'operator', act: 'runCampaigns' } as const;

const days = z.coerce.number().int().min(1).max(366);
const vipLevel = z.coerce.number().int().min(0).max(1000);

/**
 * Members by what is known of them; omitted terms do not limit. Nobody is in a segment who takes a break, is excluded, frozen or on trial,
 * or agrees to no advertising.
 */
export const segment = z.object({
  /** Of the member's main wallet. */
  currency,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  vipFrom: vipLevel.optional(),
  vipTo: vipLevel.optional(),
  /** Logged in within so many days. */
  seenWithinDays: days.optional(),
  /** Not logged in for so many days. */
  awayForDays: days.optional(),
  /** Least deposits of the last 30 days. */
  depositedMinor: amountMinor.optional(),
});
export type Segment = z.output<typeof segment>;

/** Describes what each member gets. */
export const campaignGift = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('freeRounds'),
    nodeIds: z.array(nodeId).min(1).max(20),
    rounds: z.int().min(1).max(1000),
    stakeMinor: z.string().regex(/^[1-9]\d{0,11}$/),
  }),
  /** Waits in the reward centre until the member takes it or the campaign ends. */
  z.object({
    kind: z.literal('bonus'),
    title: z.string().trim().min(1).max(80),
    amountMinor: z.string().regex(/^[1-9]\d{0,11}$/),
    /** How many times it has to be played before a withdrawal. */
    multiple: z.int().min(1).max(50),
  }),
  z.object({ kind: z.literal('message'), title: z.string().trim().min(1).max(200), text: z.string().trim().min(1).max(2000) }),
]);
export type CampaignGift = z.output<typeof campaignGift>;

export const memberCampaign = z.object({
  id: z.int(),
  name: z.string(),
  segment,
  gift: campaignGift,
  startsAt: time,
  endsAt: time,
  mostMembers: z.int().nullable(),
  budgetMinor: minor.nullable(),
  state: z.enum(['scheduled', 'running', 'ended', 'stopped']),
  /** Members who got it. */
  reached: z.int(),
  /** Free rounds played, or bonuses taken; null for messages. */
  used: z.int().nullable(),
  /** Amount that free rounds have paid out, or that was granted as bonuses; null for messages. */
  costMinor: minor.nullable(),
  createdBy: z.string(),
});
export type MemberCampaign = z.input<typeof memberCampaign>;

/** Source: OPR-03. */
export const memberCampaigns = defineCall({
  method: 'GET',
  path: '/wps/operator/campaigns',
  summary: 'Lists the campaigns of the brand with their results, newest first',
  ...terms,
  input: z.object({ pageNo }),
  output: z.object({ list: z.array(memberCampaign), total: z.int() }),
  refusals: ['forbidden'],
});

export const previewSegment = defineCall({
  method: 'GET',
  path: '/wps/operator/segment',
  summary: 'Counts the members of a segment',
  example: { currency: 'USD' },
  ...terms,
  input: segment,
  output: z.object({ members: z.int() }),
  refusals: ['forbidden'],
});

export const startCampaign = defineCall({
  method: 'POST',
  path: '/wps/operator/campaigns',
  summary: 'Proposes a campaign, which another operator schedules',
  note: 'It is among the `proposals`; one without a start begins when it is approved. Members get the gift once, as they come into the segment between the start and the end. It ends by itself when `mostMembers` are reached or when another grant could exceed the budget: a grant counts with all its stakes.',
  example: {
    name: 'We miss you',
    segment: { currency: 'USD', awayForDays: 30 },
    gift: { kind: 'message', title: 'We miss you', text: 'New games are waiting.' },
    startsAt: null,
    endsAt: 4_000_000_000_000,
    mostMembers: 1,
    reason: '',
    transferId: sample.transferId,
  },
  ...terms,
  input: z.object({
    name: z.string().trim().min(1).max(80),
    segment,
    gift: campaignGift,
    /** Null for at once. */
    startsAt: givenTime.nullable(),
    endsAt: givenTime,
    mostMembers: z.int().min(1).max(MAX_INTEGER).nullable().default(null),
    budgetMinor: amountMinor.regex(/[1-9]/).nullable().default(null),
    reason: z.string().trim().max(2000).default(''),
    transferId,
  }),
  /** Of the proposal. */
  output: z.object({ id: z.string() }),
  refusals: ['forbidden', 'conflict', 'duplicateMismatch'],
});

export const stopCampaign = defineCall({
  method: 'DELETE',
  path: '/wps/operator/campaigns',
  summary: 'Stops a campaign: nobody gets it any more, and rounds that were not played lapse',
  example: { id: 1, reason: '', transferId: sample.transferId },
  ...terms,
  input: z.object({
    id: z.coerce.number().int().min(1).max(MAX_INTEGER),
    reason: z.string().trim().max(2000).default(''),
    transferId,
  }),
  output: z.null(),
  refusals: ['forbidden', 'notFound', 'conflict', 'duplicateMismatch'],
});
