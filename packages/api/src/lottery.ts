import { z } from 'zod';
import { defineCall, type OutputOf } from './call.ts';
import { minor, pageNo, pageSize, time } from './common.ts';
import { game } from './games.ts';
import { vendorPlay } from './vendor.ts';

/** Families of lotteries: official draws, those of the house, e-lotteries, and those of the sea. Source: LOT-01. */
export const prizeMode = z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']);
export type PrizeMode = z.infer<typeof prizeMode>;

/** The platform. Source: LOT-04. */
const device = z.literal('WEB').default('WEB');

/** One draw. Source: docs/domain.md DR-12. */
export const numero = z.object({
  gameCode: z.string(),
  numero: z.string(),
  openAt: time,
  closeAt: time,
  drawAt: time,
  status: z.enum(['UPCOMING', 'OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID']),
  /** Numbers separated by spaces, prizes by commas, the highest first; null before they are public. */
  result: z.string().nullable(),
  /** True for a result that replaces one which was published wrongly. */
  isCorrected: z.boolean().optional(),
  /** Address of the page that verifies it, once it is public; absent when the vendor has none. */
  verifyUrl: z.url().optional(),
});
export type Numero = z.infer<typeof numero>;

/** A lottery with its current draw and the last result. Source: LOT-03. */
export const lotteryDraws = z.object({
  game,
  open: numero,
  last: numero.nullable(),
  /** Amount of the first jackpot of the next draw, in the brand's currency; null where the lottery has none. */
  jackpotMinor: minor.nullable(),
});
export type LotteryDraws = z.infer<typeof lotteryDraws>;

export const draws = defineCall({
  method: 'GET',
  path: '/wps/lottery/draws',
  summary: 'Lists the lotteries with their next and last draws',
  session: 'none',
  input: z.object({ prizeMode: prizeMode.optional() }),
  output: z.object({
    lotteries: z.array(lotteryDraws),
    /** Time of the service, in milliseconds since 1970. */
    serverTime: time,
  }),
  refusals: ['vendorDown'],
  perMinute: 300,
});

export const results = defineCall({
  method: 'GET',
  path: '/wps/lottery/results',
  summary: 'Lists the results of a lottery, newest first',
  example: { gameCode: 'sky-draw' },
  session: 'none',
  input: z.object({
    gameCode: z.string(),
    /** Only draws whose time is not after this one. @default now */
    until: z.coerce.number().int().min(0).max(8_000_000_000_000).optional(),
    pageSize: pageSize(20),
  }),
  output: z.object({
    game,
    draws: z.array(numero),
    /** `until` of the next page. */
    next: time,
  }),
  refusals: ['notFound', 'vendorDown'],
  perMinute: 120,
});

export type ResultsValue = OutputOf<typeof results>;

/** Lists the plays of a lottery with their odds, chances and returns. Source: docs/domain.md DR-12. */
export const plays = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/wps/lottery/plays',
  summary: 'Lists the plays of a lottery with their odds, chances and returns',
  example: { gameCode: 'sky-draw' },
  session: 'none',
  input: z.object({ gameCode: z.string() }),
  output: z.object({ game, plays: z.array(vendorPlay) }),
  refusals: ['notFound', 'vendorDown'],
});

export const lotteryMenu = defineCall({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'Lists lottery games by group',
  example: { prizeMode: 'LOTT' },
  session: 'none',
  input: z.object({ prizeMode, device }),
  output: z.object({ menus: z.array(z.object({ name: z.string(), type: z.literal('Lott'), games: z.array(game) })) }),
  refusals: [],
});

export const lotteryRecent = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  summary: 'Lists the lottery games played last',
  example: { prizeMode: 'LOTT' },
  session: 'required',
  input: z.object({ prizeMode, device }),
  output: z.object({ games: z.array(game) }),
  refusals: [],
});

export const openedNumeros = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'Lists the draws of a game',
  example: { gameCode: 'sky-draw' },
  session: 'required',
  input: z.object({ gameCode: z.string(), pageNo, pageSize: pageSize(20) }),
  output: z.object({ list: z.array(numero), totalPages: z.int() }),
  refusals: ['notFound', 'vendorDown'],
});

export const openNumero = defineCall({
  isForOthers: true,
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  summary: 'Reads the open draw of a game and the last one',
  example: { gameCode: 'sky-draw' },
  session: 'required',
  input: z.object({ gameCode: z.string() }),
  output: z.object({ open: numero.nullable(), last: numero.nullable() }),
  refusals: ['notFound', 'vendorDown'],
});
