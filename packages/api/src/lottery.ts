import { z } from 'zod';
import { defineCall } from './call.ts';
import { pageNo, pageSize, time } from './common.ts';
import { game } from './games.ts';

const prizeMode = z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']);
const device = z.string().max(20).default('WEB');

/** One draw. Source: docs/domain.md DR-12. */
export const numero = z.object({
  gameCode: z.string(),
  numero: z.string(),
  openAt: time,
  closeAt: time,
  drawAt: time,
  status: z.enum(['UPCOMING', 'OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID']),
  result: z.string().nullable(),
});

export const lotteryMenu = defineCall({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'Lists lottery games by group',
  example: { prizeMode: 'LOTT' },
  isPlanned: true,
  session: 'none',
  input: z.object({ prizeMode, device }),
  output: z.object({ menus: z.array(z.object({ name: z.string(), type: z.literal('Lott'), games: z.array(game) })) }),
  refusals: [],
});

export const lotteryRecent = defineCall({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  summary: 'Lists the lottery games played last',
  example: { prizeMode: 'LOTT' },
  isPlanned: true,
  session: 'required',
  input: z.object({ prizeMode, device }),
  output: z.object({ games: z.array(game) }),
  refusals: [],
});

export const openedNumeros = defineCall({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'Lists the draws of a game',
  example: { gameCode: 'VN1' },
  isPlanned: true,
  session: 'required',
  input: z.object({ gameCode: z.string(), pageNo, pageSize: pageSize(20) }),
  output: z.object({ list: z.array(numero), totalPages: z.int() }),
  refusals: ['notFound'],
});

export const openNumero = defineCall({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  summary: 'Reads the open draw of a game and the last one',
  example: { gameCode: 'VN1' },
  isPlanned: true,
  session: 'required',
  input: z.object({ gameCode: z.string() }),
  output: z.object({ open: numero.nullable(), last: numero.nullable() }),
  refusals: ['notFound'],
});
