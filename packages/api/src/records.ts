import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency, minor, saidIn, time } from './common.ts';
import { launchTheme } from './games.ts';

/** A row of the betting record: the vendor's integration, the round, and the part. */
const betId = z.string().regex(/^[A-Z0-9_]{1,24}:[\x20-\x7e]{1,80}:\d{1,4}$/);

export const readBet = defineCall({
  method: 'GET',
  path: '/wps/records/bet',
  summary: 'Returns what an own bet was placed on',
  note: 'Texts are the vendor’s, in the language of the request where the vendor has said it in that one, else in English; `saidIn` tells.',
  example: { id: 'STUDIO:0b9fd1a6-0b1c-4f2e-9d0e-2f6f0c3f7a11:0' },
  session: 'required',
  account: 'real',
  input: z.object({ id: betId }),
  output: z.object({
    currency,
    /** Empty for a bet without a choice, such as a spin. */
    legs: z.array(
      z.object({
        event: z.string().nullable(),
        market: z.string().nullable(),
        selection: z.string(),
        saidIn,
        /** Decimal odds; null where the selection has none of its own. */
        odds: z.string().nullable(),
        /** Null where one stake is on all legs. */
        stakeMinor: minor.nullable(),
      }),
    ),
    /** Odds of all legs together; null where each leg is a bet of its own. */
    odds: z.string().nullable(),
  }),
  refusals: ['notFound'],
});

export const replayRound = defineCall({
  method: 'POST',
  path: '/wps/records/replay',
  summary: 'Opens an own settled round at its vendor',
  note: 'The address that is answered shows the round again for an hour, without a session.',
  example: { id: 'STUDIO:0b9fd1a6-0b1c-4f2e-9d0e-2f6f0c3f7a11:0' },
  session: 'required',
  account: 'real',
  input: z.object({ id: betId, theme: launchTheme }),
  output: z.object({ url: z.url() }),
  refusals: ['notFound', 'vendorDown'],
});

export const freeRounds = defineCall({
  method: 'GET',
  path: '/wps/records/freeRounds',
  summary: 'Lists own free rounds that are left',
  note: 'Those that expire first come first.',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: z.object({
    grants: z.array(
      z.object({
        campaignId: z.string(),
        /** Name of the campaign. */
        name: z.string(),
        saidIn,
        /** Games at which they can be played. */
        games: z.array(z.object({ nodeId: z.int(), displayName: z.string() })),
        left: z.int(),
        stakeMinor: minor,
        wonMinor: minor,
        currency,
        expiresAt: time,
      }),
    ),
  }),
  refusals: [],
});
