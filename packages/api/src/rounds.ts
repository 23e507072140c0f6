import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency, MAX_INTEGER, minor, nodeId, pageNo, pageSize, time } from './common.ts';
import { game, launchTheme } from './games.ts';
import { clientSeed, fairResult, gameFacts, rotatedSeed, sealedSeed, vendorVerifyInput } from './vendor.ts';

/** Rounds without a result: those that a member left, and bets that wait for theirs. Source: GAM-06. */
export const unfinishedRounds = defineCall({
  method: 'GET',
  path: '/wps/game/unfinished',
  summary: 'Lists own rounds without a result, newest first',
  note: '`left` leaves out bets that wait for a draw, a match or another table: what remains goes on with the next move of the player.',
  session: 'required',
  input: z.object({
    /** Only rounds that the player can go on with, from the wallet of the own currency. */
    only: z.enum(['left']).optional(),
    pageNo,
    pageSize: pageSize(20),
  }),
  output: z.object({
    list: z.array(
      z.object({
        vassalage: z.string(),
        roundId: z.string(),
        nodeId: z.int(),
        since: time,
        /** Null for a game that the brand does not show. */
        game: game.nullable(),
      }),
    ),
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
  output: gameFacts.extend({
    nodeId: z.int(),
    displayName: z.string(),
    /** Theoretical return to player in parts per million. */
    rtpPpm: z.int().nullable(),
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
  account: 'real',
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
  refusals: ['notFound'],
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
  account: 'any',
  input: z.object({}),
  output: sessionValue,
  refusals: [],
});

/** The own seed of games that a player can verify. Source: API-05, docs/domain.md DR-16. */
export const seedHash = defineCall({
  method: 'GET',
  path: '/wps/fair/seed',
  summary: 'Shows the fingerprint of the seed that decides the next own rounds',
  note: 'Not found where no vendor lets its players verify a round. The server’s seed itself is shown once another has taken its place.',
  session: 'required',
  account: 'real',
  input: z.object({}),
  output: sealedSeed,
  perMinute: 30,
  refusals: ['notFound', 'vendorDown'],
  isForOthers: true,
});

/** Source: API-05, docs/domain.md DR-16. */
export const rotateSeed = defineCall({
  method: 'POST',
  path: '/wps/fair/rotate',
  summary: 'Replaces the own seed, and shows the one before',
  note: 'Refused with `conflict` while a round is open that the seed decides.',
  example: { clientSeed: 'my-own-words' },
  session: 'required',
  account: 'real',
  input: z.object({ clientSeed }),
  output: rotatedSeed,
  perMinute: 30,
  refusals: ['notFound', 'conflict', 'vendorDown'],
  isForOthers: true,
});

/** Works out a round, without a session: the seeds say everything. Source: API-05, docs/domain.md DR-16. */
export const verifyRound = defineCall({
  method: 'GET',
  path: '/wps/fair/verify',
  summary: 'Works out the numbers of a round from its seeds, and what they give at a game',
  note: '`moves` is JSON: the moves of the round, as the game sent them. Without them a game of one press is played at its lowest stake. `result` is null without a game, and where seeds and moves do not give one.',
  example: { serverSeed: '7f3a', clientSeed: 'my-own-words', nonce: 0, nodeId: 1 },
  session: 'none',
  input: vendorVerifyInput.pick({ serverSeed: true, clientSeed: true }).extend({
    nonce: z.coerce.number().int().min(0).max(MAX_INTEGER),
    /** How many numbers are shown. */
    count: z.coerce.number().int().min(1).max(100).default(8),
    nodeId: nodeId.optional(),
    moves: z.string().max(4000).default('[]'),
  }),
  output: z.object({
    /** SHA-256 of the server seed, to compare with what was shown before the round. */
    serverSeedHash: z.string(),
    /** Each from 0, inclusive, to 1, exclusive. */
    floats: z.array(z.number()),
    result: fairResult,
  }),
  perMinute: 30,
  refusals: ['notFound', 'vendorDown'],
  isForOthers: true,
});
