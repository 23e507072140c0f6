import { z } from 'zod';
import { defineCall } from './call.ts';
import { minor, time, transferId } from './common.ts';
import * as sample from './samples.ts';

export const missions = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  summary: 'Lists the missions and the days signed in',
  isPlanned: true,
  session: 'required',
  input: z.object({}),
  output: z.object({
    missions: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        status: z.enum(['join', 'claim', 'applying', 'close', 'rejected', 'issued', 'claimed', 'process', 'signed', 'coming soon']),
        progress: z.int(),
        target: z.int(),
        rewardPoints: z.string(),
        endsAt: time.nullable(),
      }),
    ),
    signIn: z.object({ day: z.int(), days: z.int(), signedToday: z.boolean() }),
  }),
  refusals: [],
});

export const missionLeaderboard = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  summary: 'Reads the leader board of the missions',
  isPlanned: true,
  session: 'required',
  input: z.object({ window: z.string().optional() }),
  output: z.object({
    list: z.array(z.object({ place: z.int(), userName: z.string(), points: z.string(), prizeMinor: minor })),
    own: z.object({ place: z.int().nullable(), points: z.string() }),
    endsAt: time,
  }),
  refusals: [],
});

export const claimRaffle = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  summary: 'Draws a prize of a raffle',
  example: { promotionId: '1', transferId: sample.transferId },
  isPlanned: true,
  session: 'required',
  input: z.object({ promotionId: z.string(), transferId }),
  output: z.object({ prize: z.string(), fair: z.object({ seedHash: z.string(), nonce: z.int() }) }),
  refusals: ['needsRealAccount', 'alreadyClaimed', 'notFound'],
  perMinute: 10,
});
