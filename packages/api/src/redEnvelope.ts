import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, MAX_INTEGER, time, transferId } from './common.ts';
import * as sample from './samples.ts';

const wave = z.object({
  id: z.int(),
  state: z.enum(['coming', 'open', 'finished']),
  startsAt: time,
  endsAt: time,
  currency,
  poolMinor: amountMinor,
  /** Number of envelopes, and how many are left. */
  count: z.int(),
  left: z.int(),
  /** SHA-256 of the seed that splits the pool. */
  seedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  /** The seed; null until the wave is over. */
  serverSeed: z.string().nullable(),
  /** Amount that the member has got; null without an envelope. */
  ownMinor: amountMinor.nullable(),
  /** Which envelope it was, from 1. */
  ownPlace: z.int().nullable(),
});
export type Wave = z.infer<typeof wave>;

export const redEnvelope = defineCall({
  method: 'GET',
  path: '/wps/redEnvelope',
  summary: 'Lists the waves of red envelopes of the day, and the chances of the member',
  note: 'The shares of a wave follow from its pool, its count and the first `count − 1` numbers of the fair stream of its seed, `clientSeed` and `nonce`.',
  session: 'required',
  account: 'active',
  input: z.object({}),
  output: z.object({
    /** The open ones first, then those to come, then those of the last day. */
    waves: z.array(wave),
    /** Chances that the deposits of the last 24 hours give, and how many are left. */
    chances: z.int(),
    chancesLeft: z.int(),
    /** Deposits of the last 24 hours. */
    depositedMinor: amountMinor,
    currency,
    /** A credit in minor units: the unit of the deposits that give chances. */
    creditMinor: amountMinor,
    serverTime: time,
  }),
  refusals: [],
});

export const claimRedEnvelope = defineCall({
  method: 'POST',
  path: '/wps/redEnvelope/claim',
  summary: 'Opens an envelope of a wave',
  note: 'One for each member and wave. Once the pool is empty or the wave is over, `state` is `finished`. Without a chance it is refused with `conflict`.',
  example: { waveId: 1, transferId: sample.transferId },
  session: 'required',
  account: 'active',
  input: z.object({ waveId: z.int().min(1).max(MAX_INTEGER), transferId }),
  output: z.object({
    state: z.enum(['opened', 'finished']),
    /** Null when finished. */
    amountMinor: amountMinor.nullable(),
    currency,
  }),
  refusals: ['notFound', 'conflict', 'alreadyClaimed', 'duplicateMismatch'],
  perMinute: 30,
});
