import { expect, it } from 'vitest';
import { findGame, playableGames } from '../../catalogue/findGame.ts';
import { hilo } from './engine.ts';
import type { HiloMove } from './rules.ts';

const games = playableGames().flatMap(({ gameCode, engine }) => (engine === 'hilo' ? (findGame(gameCode) ?? []) : []));
const themes = games.map(({ game }) => hilo.themeFor({ gameCode: game.gameCode, gameClassify: game.gameClassify, look: game.theme }));
const [theme = expect.fail('The catalogue has no hi-lo.')] = themes;
/** The first card is an ace, all others are kings. */
const numbers = [0, ...Array.from({ length: 59 }, () => 0.999)];

function tableAfter(...moves: HiloMove[]) {
  const table = { theme, currency: 'USD', moves };
  return moves.length === 0 ? table : { ...table, position: hilo.play(theme, moves, numbers) };
}

const begun: HiloMove = { stakeMinor: '100' };
const higher: HiloMove = { stakeMinor: '0', guess: 'higher' };
const skip: HiloMove = { stakeMinor: '0', guess: 'skip' };
const cashOut: HiloMove = { stakeMinor: '0', cashOut: true };

it('GAM-14 reads a deal, a guess, a skip and a cash-out', () => {
  expect(hilo.readMove(begun, tableAfter())).toEqual(begun);
  expect(hilo.readMove(higher, tableAfter(begun))).toEqual(higher);
  expect(hilo.readMove(skip, tableAfter(begun))).toEqual(skip);
  expect(hilo.readMove(cashOut, tableAfter(begun, higher))).toEqual(cashOut);
  expect(hilo.play(theme, [begun, higher, cashOut], numbers)).toMatchObject({
    isOver: true,
    winMinor: 105n,
    proof: { moves: 'h', times: '1.05' },
  });
});

it.each([
  ['a stake that is not offered', { stakeMinor: '101' }],
  ['no stake', { stakeMinor: '0' }],
  ['a guess before the card', higher],
  ['a card of its own', { stakeMinor: '100', rank: 1 }],
  ['nothing', undefined],
])('GAM-14 does not deal for %s', (_what, input) => {
  expect(hilo.readMove(input, tableAfter())).toBeUndefined();
});

it.each([
  ['an unknown guess', { stakeMinor: '0', guess: 'equal' }],
  ['a stake on a guess', { stakeMinor: '100', guess: 'higher' }],
  ['a second deal', begun],
  ['a guess with a cash-out', { ...higher, cashOut: true }],
  ['a cash-out that says no', { stakeMinor: '0', cashOut: false }],
  ['nothing', null],
])('GAM-14 does not go on with %s', (_what, input) => {
  expect(hilo.readMove(input, tableAfter(begun, higher))).toBeUndefined();
});

it('GAM-14 a stake is not cashed out before a guess, nor is a guess made that would pay too much', () => {
  expect(hilo.readMove(cashOut, tableAfter(begun))).toBeUndefined();
  expect(hilo.readMove(cashOut, tableAfter(begun, skip))).toBeUndefined();
  expect(hilo.readMove(higher, tableAfter(begun, higher, higher, higher))).toEqual(higher);
  expect(hilo.readMove(higher, tableAfter(begun, higher, higher, higher, higher))).toBeUndefined();
});

it('GAM-14 a round that was left is cashed out, and without a guess returns its stake', () => {
  expect(hilo.leave?.(tableAfter(begun))).toEqual(cashOut);
  expect(hilo.play(theme, [begun, cashOut], numbers)).toMatchObject({ isOver: true, winMinor: 100n });
  expect(hilo.play(theme, [begun, higher, cashOut], numbers)).toMatchObject({ isOver: true, winMinor: 105n });
});

it('GAM-14 every game of hi-lo is drawn in its own look', () => {
  expect(games.length).toBeGreaterThanOrEqual(4);
  for (const each of themes) for (const name of ['ground', 'sign', 'motif']) expect(hilo.draw(each, name)).toContain('</svg>');
  expect(hilo.draw(theme, 'unknown')).toBeUndefined();
});
