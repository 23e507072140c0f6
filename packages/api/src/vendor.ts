import { z } from 'zod';
import { amountMinor, currency, gameType, languageCode, minor, time } from './common.ts';

/**
 * Answers of the seamless wallet, which a vendor calls with signed POST requests. Every answer is HTTP 200 with one of these codes.
 *
 * Headers: `X-Vendor`, `X-Timestamp` (milliseconds, within five minutes), `X-Signature` (hex HMAC-SHA256 of timestamp, method, path with
 * query and raw body, joined by newlines).
 *
 * Source: VEN-01.
 */
export const statusOfWalletCode = {
  OK: 200,
  INVALID_INPUT: 200,
  AMOUNT_TOO_LARGE: 200,
  INVALID_TOKEN: 200,
  PLAYER_NOT_FOUND: 200,
  PLAYER_BLOCKED: 200,
  INSUFFICIENT_FUNDS: 200,
  LIMIT_EXCEEDED: 200,
  NO_FREE_ROUNDS: 200,
  CURRENCY_MISMATCH: 200,
  GAME_DISABLED: 200,
  DUPLICATE_MISMATCH: 200,
  TRANSACTION_NOT_FOUND: 200,
  TRANSACTION_ROLLED_BACK: 200,
  TRANSACTION_SETTLED: 200,
  BAD_SIGNATURE: 401,
  TRANSIENT: 503,
} as const;

export type WalletCode = keyof typeof statusOfWalletCode;

/** Printable ASCII, so that every system passes it on unchanged. */
const id = z.string().regex(/^[\x20-\x7e]{1,80}$/);
const positive = amountMinor.refine((digits) => /[1-9]/.test(digits), 'positive');

/** A line of text, without control characters and marks that turn its direction. */
const line = z.string().regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]{1,120}$/u);
/** Text in the vendor's own language, or in several languages by their codes, EN among them. */
const words = z.union([line, z.record(languageCode, line).refine((byLanguage) => byLanguage['EN'] !== undefined, 'EN')]);
export type VendorWords = z.infer<typeof words>;

/** Decimal odds: the return for 1 staked, the stake included. */
const odds = z.string().regex(/^\d{1,7}(\.\d{1,4})?$/);

/** One thing that a stake was placed on. */
const leg = z.object({
  /** A match or a draw. */
  event: words.optional(),
  market: words.optional(),
  selection: words,
  odds: odds.optional(),
  /** The part of the stake on this leg, where each leg is a bet of its own. */
  amountMinor: positive.optional(),
});
export type BetLeg = z.infer<typeof leg>;

/** Describes what a stake was placed on. */
const slip = z.object({
  legs: z.array(leg).min(1).max(100),
  /** Odds of all legs together, where one stake is on all of them. */
  odds: odds.optional(),
});
export type Slip = z.infer<typeof slip>;

/**
 * Part of a round's stakes that is no valid bet, such as that on a play of which the player holds more than 70 % of the outcomes. Sports
 * need none: their slips tell odds below 1.50. Source: docs/domain.md DR-1.
 */
const uncountedMinor = amountMinor.optional();

const player = z.object({ playerId: id, currency });
const bet = player.extend({ txId: id, roundId: id, sessionId: id, gameCode: id, roundEnd: z.boolean().optional() });

export const walletCalls = {
  authenticate: { path: '/vendor/v1/authenticate', input: z.object({ launchToken: id }) },
  balance: { path: '/vendor/v1/balance', input: player.extend({ sessionId: id.optional(), gameCode: id.optional() }) },
  /**
   * With a campaign the round is free: the campaign pays the one stake of the round, whose value `amountMinor` is. A slip says what the stake was placed on,
   * for the player's record.
   */
  debit: { path: '/vendor/v1/debit', input: bet.extend({ amountMinor: positive, campaignId: id.optional(), slip: slip.optional() }) },
  /** A credit of zero ends a round as well. */
  credit: {
    path: '/vendor/v1/credit',
    input: bet.extend({
      amountMinor,
      refTxId: id.optional(),
      winType: z.enum(['win', 'freespin', 'jackpot', 'promo']).default('win'),
      uncountedMinor,
    }),
  },
  /** Takes a debit back, or a credit whose result was wrong. */
  rollback: { path: '/vendor/v1/rollback', input: z.object({ playerId: id, txId: id, refTxId: id, roundId: id.optional() }) },
  endRound: { path: '/vendor/v1/endRound', input: z.object({ playerId: id, roundId: id, uncountedMinor }) },
} as const;

export type WalletCallName = keyof typeof walletCalls;
export type WalletInput<N extends WalletCallName> = z.output<(typeof walletCalls)[N]['input']>;

/** Rounds that a campaign has granted to a player at a game. */
export const freeRounds = z.object({
  campaignId: id,
  name: z.string(),
  left: z.int(),
  /** The stake of each. */
  stakeMinor: minor,
  /** Amount that they have won so far. */
  wonMinor: minor,
  expiresAt: time,
});
export type FreeRounds = z.infer<typeof freeRounds>;

/** Answer of the wallet: the code and, on success, the result. `field` names the invalid field. */
export const walletAnswer = z.object({
  code: z.enum(Object.keys(statusOfWalletCode) as [WalletCode, ...WalletCode[]]),
  field: z.string().optional(),
  balanceMinor: minor.optional(),
  currency: currency.optional(),
  ourTxId: z.string().optional(),
  /** Value of the stake that a campaign has paid. */
  grantedMinor: minor.optional(),
  /** After a free round: rounds left of its grant. */
  freeRoundsLeft: z.int().optional(),
  /** Grants with rounds left at the game of the session, in answers to `authenticate` and to a `balance` with a session. */
  freeRounds: z.array(freeRounds).optional(),
  playerId: z.string().optional(),
  country: z.string().optional(),
  language: languageCode.optional(),
  sessionId: z.string().optional(),
  gameCode: z.string().optional(),
});
export type WalletAnswer = z.infer<typeof walletAnswer>;

/** Calls from the service to a vendor, signed the same way. */
export const vendorGame = z.object({
  gameCode: z.string(),
  vassalage: z.string(),
  gameType,
  gameClassify: z.string(),
  name: z.string(),
  isGroup: z.boolean(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  freeplay: z.boolean(),
  rtpPpm: z.int().nullable(),
  /** True when the vendor can run the game now. */
  playable: z.boolean(),
  ground: z.string(),
  /** True when the vendor shows a round of the game as an animated picture of its poster's proportions. */
  hasFilm: z.boolean().optional(),
});

export const vendorBrand = z.object({ vassalage: z.string(), name: z.string(), gameTypes: z.array(gameType) });

export const vendorGamesValue = z.object({
  vendors: z.array(vendorBrand),
  games: z.array(vendorGame),
  /** Changes whenever a picture of the vendor does. Without it, browsers keep pictures for a day. */
  artVersion: z
    .string()
    .regex(/^[\w-]{1,32}$/)
    .optional(),
});
export type VendorGamesValue = z.infer<typeof vendorGamesValue>;

/** A colour as `#RRGGBB`. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** Name of a way to bet on a draw, as `vendorPlay` has it, or `*` for all of them. */
export const lotteryPlay = z.string().regex(/^(\*|[a-z][a-zA-Z\d]{0,23})$/);

/** The site that embeds a game: the vendor allows framing by this origin only, and uses the brand's colours. */
export const vendorSite = z.object({
  /** Origin of the embedding page, e.g. https://play.example. Messages are exchanged with this origin only. */
  origin: z.url({ protocol: /^https?$/ }).refine((origin) => new URL(origin).origin === origin, 'an origin, without a path'),
  /** The brand's name. */
  name: z.string().min(1).max(80),
  /** Colours that the brand overrides, by token name; the vendor keeps its own colours for the rest. */
  tokens: z.record(z.string().regex(/^[A-Za-z]{1,30}$/), z.object({ light: hexColor.optional(), dark: hexColor.optional() })),
  /** True when the brand lets its games play rounds by themselves. A vendor whose games cannot ignores it. */
  autoplay: z.boolean().default(false),
  /** True when the brand lets a press show the result of a running round at once. */
  quickStop: z.boolean().default(false),
  /** Plays of lotteries that the brand's market allows, by name; `*` for every play. Others are neither shown nor taken. */
  lotteryPlays: z.array(lotteryPlay).default([]),
});
export type VendorSite = z.infer<typeof vendorSite>;

const vendorLaunch = z.object({
  gameCode: id,
  language: languageCode,
  /** Colour scheme of the embedding page. */
  theme: z.enum(['light', 'dark']),
  currency,
  device: z.enum(['desktop', 'mobile']),
  backUrl: z.string(),
  /** The match that a book opens at; ignored by games without matches. */
  eventId: id.optional(),
  site: vendorSite,
});
/**
 * Marks of a player, for games between players: equal marks mean an equal device, network or payee. They are keyed hashes, by another key for
 * each vendor, and tell nothing else.
 */
export const playerMarks = z.object({
  device: id,
  network: id,
  /** Absent while the account names no payee. */
  payee: id.optional(),
});
export type PlayerMarks = z.infer<typeof playerMarks>;

/** How a lottery is opened: at its slip, or at its hall with the draws of before. Source: LOT-02. */
export const lotteryLaunch = z.object({
  lottoArea: z.literal('VN'),
  launchMode: z.literal('LOTT'),
  prizeMode: z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']),
  view: z.enum(['betting', 'lobby']),
});
export type LotteryLaunch = z.infer<typeof lotteryLaunch>;

/** A launch for a player. */
export const vendorLaunchInput = vendorLaunch.extend({
  playerId: id,
  launchToken: id,
  marks: playerMarks,
  /** Room where the player wants to sit down, of a game between players. */
  roomId: id.optional(),
  /** Absent for games that are no lottery. */
  lottery: lotteryLaunch.optional(),
});
export type VendorLaunchInput = z.infer<typeof vendorLaunchInput>;

/** A launch with play money, which the vendor keeps. */
export const vendorDemoInput = vendorLaunch.extend({ isDemo: z.literal(true) });
export type VendorDemoInput = z.infer<typeof vendorDemoInput>;

/** Asks for the address at which a player watches an own settled round again. */
export const vendorRoundInput = vendorLaunch.pick({ language: true, theme: true, site: true }).extend({ playerId: id, roundId: id });
export type VendorRoundInput = z.infer<typeof vendorRoundInput>;

export const vendorLaunchValue = z.object({ url: z.url() });

/** Asks a vendor to end the games that a player has open. Open rounds are still settled. Source: API-05. */
export const vendorKickInput = z.object({ playerId: id });
export type VendorKickInput = z.infer<typeof vendorKickInput>;

/**
 * Decides on an event of the games at `gameCode`: `{ kind: 'void' }`, another score, other maps; on a draw of a lottery, whose number is the
 * `eventId`, another result.
 *
 * Source: docs/domain.md DR-12, DR-14.
 */
export const vendorRulingInput = z.object({ gameCode: id, eventId: id, ruling: z.record(z.string(), z.unknown()) });
export type VendorRulingInput = z.infer<typeof vendorRulingInput>;

/** `waiting`: rounds whose correction waits for the wallet, such as a wrong win that was spent. */
export const vendorRulingValue = z.object({ waiting: z.int() });
export type VendorRulingValue = z.infer<typeof vendorRulingValue>;

export const vendorGameInput = z.object({ gameCode: id, currency, language: languageCode });
export type VendorGameInput = z.infer<typeof vendorGameInput>;

/** Describes what a vendor tells of a game before it is opened; null where it does not say. Source: GAM-02. */
export const gameFacts = z.object({
  /** Address of its rules, for anybody. */
  rulesUrl: z.url().nullable(),
  volatility: z.enum(['low', 'medium', 'high']).nullable(),
  /** The lowest and the highest stake of a round in the currency that was asked for. */
  leastStakeMinor: minor.nullable(),
  mostStakeMinor: minor.nullable(),
  /** Names of what happens in it, such as `freeSpins`. */
  features: z.array(z.string().regex(/^[A-Za-z]{1,40}$/)).nullable(),
});
export type GameFacts = z.infer<typeof gameFacts>;

/** The seed of a player's next rounds, without the server's part. Source: docs/domain.md DR-16. */
export const sealedSeed = z.object({
  /** SHA-256 of the server seed, in hexadecimal. */
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Nonce of the next round. */
  nonce: z.int(),
});
export type SealedSeed = z.infer<typeof sealedSeed>;

/** A seed that a player gives, which is text. */
export const clientSeed = z.string().regex(/^[\x21-\x7e]{1,64}$/);

export const vendorSeedInput = z.object({ playerId: id });
export type VendorSeedInput = z.infer<typeof vendorSeedInput>;

export const vendorRotateInput = vendorSeedInput.extend({ clientSeed });
export type VendorRotateInput = z.infer<typeof vendorRotateInput>;

/** The seed that has decided the rounds so far, now public, and the one of the next. */
export const rotatedSeed = z.object({
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Number of rounds that it has decided. */
  rounds: z.int(),
  next: sealedSeed,
});
/** `isOpen`: a round that the seed decides is open, and nothing was changed. */
export const vendorRotateValue = z.union([rotatedSeed, z.object({ isOpen: z.literal(true) })]);
export type VendorRotateValue = z.infer<typeof vendorRotateValue>;

/** A round to work out from its seeds. The moves are those that its player has made, as the game sends them. */
export const vendorVerifyInput = z.object({
  gameCode: id,
  currency,
  serverSeed: z.string().regex(/^[\x21-\x7e]{1,900}$/),
  clientSeed: z.string().regex(/^[\x21-\x7e]{1,400}$/),
  nonce: z.int().min(0),
  moves: z.array(z.unknown()).max(100),
});
export type VendorVerifyInput = z.infer<typeof vendorVerifyInput>;

/** Describes what the seeds give, in the words of the game; null where they do not decide it alone, or the moves are not those of a round. */
export const fairResult = z
  .object({
    /** Null for the draw of a table, which each player has bet on otherwise. */
    winMinor: minor.nullable(),
    shown: z.unknown(),
  })
  .nullable();
export const vendorVerifyValue = z.object({ result: fairResult });
export type VendorVerifyValue = z.infer<typeof vendorVerifyValue>;

/** A room of a game between players. Source: docs/domain.md DR-15. */
export const vendorRoom = z.object({
  roomId: z.string(),
  gameCode: z.string(),
  /** Name of its stakes, e.g. silver. */
  name: z.string(),
  anteMinor: minor,
  minEntryMinor: minor,
  maxEntryMinor: minor,
  players: z.int(),
  seats: z.int(),
  rakePpm: z.int(),
  status: z.enum(['WAITING', 'PLAYING', 'FULL']),
});
export type VendorRoom = z.infer<typeof vendorRoom>;

export const vendorRoomsInput = z.object({
  currency,
  /** One game; all of them without it. */
  gameCode: id.optional(),
});
export type VendorRoomsInput = z.infer<typeof vendorRoomsInput>;

export const vendorRoomsValue = z.object({ rooms: z.array(vendorRoom) });
export type VendorRoomsValue = z.infer<typeof vendorRoomsValue>;
/** A match as the books of a vendor offer it. */
export const vendorMatch = z.object({
  eventId: id,
  competition: z.string(),
  home: z.string(),
  away: z.string(),
  startAt: time,
  phase: z.enum(['SCHEDULED', 'IN_PLAY', 'BREAK']),
  /** Minutes of football; finished maps of e-sports. */
  elapsed: z.int(),
  homeScore: z.int(),
  awayScore: z.int(),
  /** Decimal odds in thousandths of home, draw and away; without a draw where there is none. Null while the market is closed. */
  oddsMilli: z.object({ home: z.int().nullable(), draw: z.int().nullable().optional(), away: z.int().nullable() }),
});
export type VendorMatch = z.infer<typeof vendorMatch>;

export const vendorMatchesInput = z.object({
  gameType: z.enum(['SPORTS', 'ESPORTS']),
  /** Number of matches at most: of those being played, and of those that begin next. */
  limit: z.int().min(1).max(20),
});
export type VendorMatchesInput = z.infer<typeof vendorMatchesInput>;

/** Matches that are played, then those that begin next, and the books that offer them. */
export const vendorMatchesValue = z.object({ gameCodes: z.array(z.string()), matches: z.array(vendorMatch) });
export type VendorMatchesValue = z.infer<typeof vendorMatchesValue>;

/** A draw in the calendar of a lottery. Times are milliseconds since 1970. */
export const vendorDraw = z.object({
  numero: z.string(),
  openAt: time,
  closeAt: time,
  drawAt: time,
  /** Numbers separated by spaces, prizes by commas, the highest first; null before they are public. */
  result: z.string().nullable(),
  /**
   * State of its bets: they are being paid, they are paid, or all stakes went back. Absent before, and where the vendor does not say: a draw
   * with a result is settled then, and one without is void after a day.
   */
  status: z.enum(['DRAWN', 'SETTLED', 'VOID']).optional(),
  /** True for a result that replaces one which was published wrongly. */
  isCorrected: z.boolean().optional(),
  /** Address of the page that verifies it, once it is public; absent when the vendor has none. */
  verifyUrl: z.url().optional(),
  /** Of the current draw: what its first jackpot stands at, in the currency that was asked for; absent where the lottery has none. */
  jackpotMinor: minor.optional(),
});
export type VendorDraw = z.infer<typeof vendorDraw>;

export const vendorDrawsInput = z.object({
  /** One lottery; all of them without it. */
  gameCode: id.optional(),
  /** Number of past draws of each. */
  past: z.int().min(0).max(200),
  /** Only those past draws whose time is not after this one. */
  until: time.optional(),
  /** Currency of the jackpots, which are not told without one. */
  currency: currency.optional(),
});
export type VendorDrawsInput = z.infer<typeof vendorDrawsInput>;

/** The draws of each lottery, newest first: the current one, unless `until` is given, then those before it. */
export const vendorDrawsValue = z.object({ lotteries: z.array(z.object({ gameCode: z.string(), draws: z.array(vendorDraw) })) });
export type VendorDrawsValue = z.infer<typeof vendorDrawsValue>;

/** A way to bet on a draw, and what is printed of it. Source: docs/domain.md DR-12. */
export const vendorPlay = z.object({
  name: z.string(),
  /** Different numbers of a line. */
  picks: z.int(),
  /** Ways to win. */
  wins: z
    .array(
      z.object({
        name: z.string(),
        /** Part of the draws that a line wins; of a play that is paid for each hit, the mean number of hits. */
        chance: z.number().positive(),
        /** Pay for 1 staked, the stake included, in thousandths; null for a jackpot. */
        paysMilli: z.int().nullable(),
      }),
    )
    .readonly(),
  /** Return of the fixed prizes in parts per million. */
  returnPpm: z.int(),
  /** Return of the jackpots, which comes on top; absent where there is none. */
  jackpotPpm: z.int().optional(),
});
export type VendorPlay = z.infer<typeof vendorPlay>;

export const vendorPlaysInput = z.object({ gameCode: id });
export type VendorPlaysInput = z.infer<typeof vendorPlaysInput>;

/** The plays of a lottery, in the order of its menu; none for another game. */
export const vendorPlaysValue = z.object({ plays: z.array(vendorPlay) });
export type VendorPlaysValue = z.infer<typeof vendorPlaysValue>;

/** A transaction in the vendor's own log, as the vendor knows it. */
export const vendorTransaction = z.object({
  txId: id,
  kind: z.enum(['debit', 'credit']),
  roundId: id,
  playerId: id,
  amountMinor,
  currency,
  /** `pending`: the vendor has had no answer yet, and asks again. */
  state: z.enum(['done', 'refused', 'rolledBack', 'pending']),
  /** When the vendor first sent it. */
  at: time,
});
export type VendorTransaction = z.infer<typeof vendorTransaction>;

/** Maximum number of transactions that are asked for by id at once. */
export const MAX_ASKED_TRANSACTIONS = 500;

/** Asks for a period of the vendor's own log, page by page (`to` is not in it), or for transactions by their ids, in one page. */
export const vendorTransactionsInput = z.union([
  z.object({ from: time, to: time, cursor: id.optional() }),
  z.object({ txIds: z.array(id).min(1).max(MAX_ASKED_TRANSACTIONS) }),
]);
export type VendorTransactionsInput = z.infer<typeof vendorTransactionsInput>;

export const vendorTransactionsValue = z.object({ transactions: z.array(vendorTransaction), next: id.nullable() });
export type VendorTransactionsValue = z.infer<typeof vendorTransactionsValue>;

const holding = z.object({ playerId: id, currency });

/** A settled round that a player has played with money kept at the vendor. */
const playedRound = holding.extend({
  roundId: id,
  gameCode: id,
  stakeMinor: amountMinor,
  payoutMinor: amountMinor,
  uncountedMinor,
  placedAt: time,
  settledAt: time,
});
export type VendorPlayedRound = z.infer<typeof playedRound>;

/** Maximum number of rounds that are asked for by id at once. */
export const MAX_ASKED_ROUNDS = 500;

/** A vendor with a wallet of its own keeps the money that a player plays with there. These calls move it, each `txId` once, or read it. */
export const vendorWalletCalls = {
  deposit: { path: '/wallet/deposit', input: holding.extend({ txId: id, amountMinor: positive }) },
  withdraw: { path: '/wallet/withdraw', input: holding.extend({ txId: id, amountMinor: positive }) },
  status: { path: '/wallet/status', input: holding.extend({ txId: id }) },
  balance: { path: '/wallet/balance', input: holding },
  /** Asks for a period of the rounds played there, by their settlement, page by page (`to` is not in it), or for rounds by their ids, in one page. */
  rounds: {
    path: '/wallet/rounds',
    input: z.union([
      z.object({ from: time, to: time, cursor: id.optional() }),
      z.object({ roundIds: z.array(id).min(1).max(MAX_ASKED_ROUNDS) }),
    ]),
  },
} as const;
export type VendorTransferInput = z.infer<(typeof vendorWalletCalls)['deposit']['input']>;
export type VendorStatusInput = z.infer<(typeof vendorWalletCalls)['status']['input']>;
export type VendorHoldingInput = z.infer<typeof holding>;
export type VendorPlayedInput = z.infer<(typeof vendorWalletCalls)['rounds']['input']>;

/** `unknown`: the vendor has not received it. */
export const vendorTransferValue = z.object({ state: z.enum(['done', 'refused', 'unknown']) });
export type VendorTransferState = z.infer<typeof vendorTransferValue>['state'];

export const vendorHoldingValue = z.object({ balanceMinor: minor });

export const vendorPlayedValue = z.object({ rounds: z.array(playedRound), next: id.nullable() });
export type VendorPlayedValue = z.infer<typeof vendorPlayedValue>;
