import { z } from 'zod';
import { amountMinor, currency, gameType, languageCode, minor } from './common.ts';

/**
 * The seamless wallet: what a vendor asks of us, as signed POSTs, answered at HTTP 200 with a code.
 *
 * Headers: `X-Vendor`, `X-Timestamp` (milliseconds, within five minutes), `X-Signature` (hex HMAC-SHA256 of timestamp, method, path
 * with query and raw body, joined by newlines).
 *
 * Source: design §6, calls.md §7.7.
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

/** Printable ASCII, so that every system on the way keeps it as it is. */
const id = z.string().regex(/^[\x20-\x7e]{1,80}$/);
const positive = amountMinor.refine((digits) => /[1-9]/.test(digits), 'positive');

const player = z.object({ playerId: id, currency });
const bet = player.extend({ txId: id, roundId: id, sessionId: id, gameCode: id, roundEnd: z.boolean().optional() });

export const walletCalls = {
  authenticate: { path: '/vendor/v1/authenticate', input: z.object({ launchToken: id }) },
  balance: { path: '/vendor/v1/balance', input: player.extend({ sessionId: id.optional(), gameCode: id.optional() }) },
  debit: { path: '/vendor/v1/debit', input: bet.extend({ amountMinor: positive }) },
  /** A win of nothing ends a round as well as any other. */
  credit: {
    path: '/vendor/v1/credit',
    input: bet.extend({ amountMinor, refTxId: id.optional(), winType: z.enum(['win', 'freespin', 'jackpot', 'promo']).default('win') }),
  },
  rollback: { path: '/vendor/v1/rollback', input: z.object({ playerId: id, txId: id, refTxId: id, roundId: id.optional() }) },
  endRound: { path: '/vendor/v1/endRound', input: z.object({ playerId: id, roundId: id }) },
} as const;

export type WalletCallName = keyof typeof walletCalls;
export type WalletInput<N extends WalletCallName> = z.output<(typeof walletCalls)[N]['input']>;

/** Every answer of the wallet: the code, and where the call went well, what it asked for. `field` names what was wrong. */
export const walletAnswer = z.object({
  code: z.enum(Object.keys(statusOfWalletCode) as [WalletCode, ...WalletCode[]]),
  field: z.string().optional(),
  balanceMinor: minor.optional(),
  currency: currency.optional(),
  ourTxId: z.string().optional(),
  playerId: z.string().optional(),
  country: z.string().optional(),
  language: languageCode.optional(),
  sessionId: z.string().optional(),
  gameCode: z.string().optional(),
});
export type WalletAnswer = z.infer<typeof walletAnswer>;

/** What we ask of a vendor, signed the same way. */
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
  /** Whether the vendor can run it today. */
  playable: z.boolean(),
  ground: z.string(),
});

export const vendorBrand = z.object({ vassalage: z.string(), name: z.string(), gameTypes: z.array(gameType) });

export const vendorGamesValue = z.object({ vendors: z.array(vendorBrand), games: z.array(vendorGame) });
export type VendorGamesValue = z.infer<typeof vendorGamesValue>;

/** A colour as `#RRGGBB`. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** The site that shows a game: a vendor lets this origin alone put the game in a frame, and dresses its pages in the brand's colours. */
export const vendorSite = z.object({
  /** Origin of the page around the game, e.g. https://play.example. Messages go to it and come from it alone. */
  origin: z.url({ protocol: /^https?$/ }).refine((origin) => new URL(origin).origin === origin, 'an origin, without a path'),
  /** The brand's name. */
  name: z.string().min(1).max(80),
  /** Colours that the brand changes, by token name; a vendor keeps its own colours for the rest. */
  tokens: z.record(z.string().regex(/^[A-Za-z]{1,30}$/), z.object({ light: hexColor.optional(), dark: hexColor.optional() })),
});
export type VendorSite = z.infer<typeof vendorSite>;

export const vendorLaunchInput = z.object({
  playerId: id,
  gameCode: id,
  language: languageCode,
  /** The scheme of the page around the game. */
  theme: z.enum(['light', 'dark']),
  currency,
  device: z.enum(['desktop', 'mobile']),
  backUrl: z.string(),
  launchToken: id,
  site: vendorSite,
});
export type VendorLaunchInput = z.infer<typeof vendorLaunchInput>;

export const vendorLaunchValue = z.object({ url: z.url() });
