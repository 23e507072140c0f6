import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency, minor, nodeId, pageNo, pageSize, time } from './common.ts';
import { launchTheme } from './games.ts';

/** Rounds without a result: those that a member left, and bets that wait for theirs. Source: GAM-06. */
export const unfinishedRounds = defineCall({
  method: 'GET',
  path: '/wps/game/unfinished',
  summary: 'Lists own rounds without a result, newest first',
  session: 'required',
  input: z.object({ pageNo, pageSize: pageSize(20) }),
  output: z.object({
    list: z.array(z.object({ vassalage: z.string(), roundId: z.string(), nodeId: z.int(), since: time })),
    totalPages: z.int(),
    total: z.int(),
  }),
  refusals: [],
});

/** Tells return, stakes, volatility and features of a game before it is opened; null where its vendor does not say. Source: GAM-02. */
export const gameInfo = defineCall({
  method: 'GET',
  path: '/wps/game/info',
  summary: 'Tells what is known of a game before it is opened',
  note: 'Null is what the vendor does not say. Stakes are of the brand’s currency.',
  example: { nodeId: 1 },
  session: 'none',
  input: z.object({ nodeId }),
  output: z.object({
    nodeId: z.int(),
    displayName: z.string(),
    /** Address of its rules. */
    rulesUrl: z.url().nullable(),
    /** Theoretical return to player in parts per million. */
    rtpPpm: z.int().nullable(),
    volatility: z.enum(['low', 'medium', 'high']).nullable(),
    leastStakeMinor: minor.nullable(),
    mostStakeMinor: minor.nullable(),
    features: z.array(z.string()).nullable(),
  }),
  refusals: ['notFound'],
});

/** An own round: its bets and its result, and where it can be watched and verified. Source: GAM-10, MEM-06. */
export const round = defineCall({
  method: 'GET',
  path: '/wps/game/round',
  summary: 'Tells the bets and the result of an own round',
  note: 'The address of the replay shows the round for an hour, without a session. `readBet` tells what a bet was placed on.',
  example: { roundId: '0b9fd1a6-0b1c-4f2e-9d0e-2f6f0c3f7a11' },
  session: 'required',
  input: z.object({ roundId: z.string().regex(/^[\x20-\x7e]{1,80}$/), theme: launchTheme }),
  output: z.object({
    nodeId: z.int(),
    currency,
    /** The first is the round itself, the others are corrections after its result. */
    bets: z.array(
      z.object({
        id: z.string(),
        stakeMinor: minor,
        payoutMinor: minor,
        status: z.enum(['open', 'settled', 'void']),
        placedAt: time,
        settledAt: time.nullable(),
      }),
    ),
    /** Sums of its bets; null while one is open. */
    result: z.object({ stakeMinor: minor, payoutMinor: minor, netMinor: minor }).nullable(),
    /** Null for a round without a result, and where its vendor shows none. */
    replayUrl: z.url().nullable(),
    /** The game that shows the seeds of the round; null for a round that cannot be verified. */
    verifyNodeId: z.int().nullable(),
  }),
  refusals: ['notFound', 'needsRealAccount'],
});

const sessionValue = z
  .object({
    nodeId: z.int(),
    /** When the game was opened. */
    startedAt: time,
    currency,
    stakedMinor: minor,
    wonMinor: minor,
    /** Wins less stakes. */
    netMinor: minor,
  })
  .nullable();

/** The game that was opened last with the caller's session, and what it has cost since. Source: GAM-07. */
export const gameSession = defineCall({
  method: 'GET',
  path: '/wps/game/session',
  summary: 'Tells what the running game has cost',
  note: 'Null while no game is running.',
  session: 'required',
  input: z.object({}),
  output: sessionValue,
  refusals: [],
});

/** Source: GAM-07. */
export const endGameSession = defineCall({
  method: 'DELETE',
  path: '/wps/game/session',
  summary: 'Ends the running game',
  note: 'Its vendor can take no further stake, and still pays its open rounds. Answers what it has cost; null when no game was running.',
  session: 'required',
  input: z.object({}),
  output: sessionValue,
  refusals: [],
});
