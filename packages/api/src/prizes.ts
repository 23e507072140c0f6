import { z } from 'zod';
import { defineCall } from './call.ts';
import { amountMinor, currency, gameType, MAX_INTEGER, nodeId, saidIn, time, vassalage } from './common.ts';

/** Games that count: those of a category, of a vendor, or named one by one. */
export const countedGames = z.object({
  gameTypes: z.array(gameType),
  vendors: z.array(vassalage),
  nodeIds: z.array(z.int().min(1).max(MAX_INTEGER)),
});
export type CountedGames = z.infer<typeof countedGames>;

/** A jackpot that was won, with what proves when it had to drop. */
const jackpotDrop = z.object({
  round: z.int(),
  amountMinor,
  at: time,
  /** Masked name of the winner. */
  userName: z.string(),
  /** True for the caller's own. */
  isOwn: z.boolean(),
  /** Name of the game; null when it is no longer offered. */
  displayName: z.string().nullable(),
  seedHash: z.string(),
  /** The seed whose hash was shown before. */
  serverSeed: z.string(),
});

/** A progressive jackpot. Source: docs/domain.md DR-19. */
const jackpot = z.object({
  code: z.string(),
  name: z.string(),
  saidIn,
  games: countedGames,
  currency,
  /** Its amount when it was counted last. */
  amountMinor,
  seedMinor: amountMinor,
  /** Share of each stake that it takes, in parts per million. */
  contributionPpm: z.int(),
  mustDropMinor: amountMinor,
  /** Number of the current round, from 1: the nonce of its draw. */
  round: z.int(),
  clientSeed: z.string(),
  /** SHA-256 of the seed that decides when it drops. */
  seedHash: z.string(),
  /** Its last drops, the newest first. */
  drops: z.array(jackpotDrop),
});
export type Jackpot = z.infer<typeof jackpot>;

const jackpotsValue = z.object({
  jackpots: z.array(jackpot),
  /** Every bet settled before this time is counted. */
  asOf: time,
});
export type JackpotsValue = z.infer<typeof jackpotsValue>;

export const jackpots = defineCall({
  method: 'GET',
  path: '/wps/prizes/jackpots',
  summary: 'Lists the jackpots of the brand and their last drops',
  note: 'The drop point of a round is `seedMinor + 1 + floor(number × (mustDropMinor − seedMinor))`, where `number` is the first of the fair stream of the seed, `clientSeed` and the round.',
  session: 'optional',
  input: z.object({
    /** Those that games of this category feed. */
    gameType: gameType.optional(),
    /** Those that this game feeds. */
    nodeId: nodeId.optional(),
  }),
  output: jackpotsValue,
  refusals: [],
});

/** `multiple`: the highest win of one round by its stake, in hundredths. `turnover`: the sum of valid bets, in minor units. */
export const scoreKind = z.enum(['multiple', 'turnover']);

const tournamentState = z.enum(['SCHEDULED', 'RUNNING', 'SETTLING', 'ENDED', 'CANCELLED']);

const tournamentId = z.coerce.number().int().min(1).max(MAX_INTEGER);

/** A tournament. Source: docs/domain.md DR-20. */
const tournamentCard = z.object({
  id: z.int(),
  name: z.string(),
  saidIn,
  state: tournamentState,
  startAt: time,
  endAt: time,
  games: countedGames,
  score: scoreKind,
  currency,
  /** Smallest stake of a round that counts. */
  leastStakeMinor: amountMinor,
  /** Prizes by place, the first place first. */
  prizesMinor: z.array(amountMinor),
  /** Number of players who have joined. */
  players: z.int(),
  /** True when the caller has joined. */
  isJoined: z.boolean(),
});
export type TournamentCard = z.infer<typeof tournamentCard>;

const tournamentRow = z.object({
  place: z.int(),
  /** Masked name. */
  userName: z.string(),
  isOwn: z.boolean(),
  /** Digits of the score in the unit of its kind. */
  score: amountMinor,
  /** Prize of the place; paid once the tournament has ended. */
  prizeMinor: amountMinor,
});

const tournamentsValue = z.object({ list: z.array(tournamentCard) });
export type TournamentsValue = z.infer<typeof tournamentsValue>;

export const tournaments = defineCall({
  method: 'GET',
  path: '/wps/prizes/tournaments',
  summary: 'Lists the tournaments that run, come next or ended in the last week',
  session: 'optional',
  input: z.object({}),
  output: tournamentsValue,
  refusals: [],
});

export const tournament = defineCall({
  method: 'GET',
  path: '/wps/prizes/tournament',
  summary: 'Reads a tournament with its board and the caller’s own place',
  example: { id: 1 },
  session: 'optional',
  input: z.object({ id: tournamentId }),
  output: z.object({
    tournament: tournamentCard,
    /** The first twenty places. */
    rows: z.array(tournamentRow),
    /** The caller's place; null without a score. */
    own: tournamentRow.nullable(),
    /** Every bet settled before this time is counted. */
    asOf: time,
  }),
  refusals: ['notFound'],
});

export const joinTournament = defineCall({
  method: 'POST',
  path: '/wps/prizes/tournament/join',
  summary: 'Joins a tournament',
  note: 'Rounds count that begin afterwards. Joining again changes nothing.',
  example: { id: 1 },
  session: 'required',
  account: 'active',
  input: z.object({ id: tournamentId }),
  output: z.object({ joinedAt: time }),
  refusals: ['notFound', 'tournamentOver'],
});
