import { expect, it } from 'vitest';
import { findGame, playableGames } from '../../catalogue/findGame.ts';
import { scratch } from './engine.ts';
import { NUMBERS, prizes } from './rules.ts';

const games = playableGames().flatMap(({ gameCode, engine }) => (engine === 'scratch' ? (findGame(gameCode) ?? []) : []));
const themes = games.map(({ game }) => scratch.themeFor({ gameCode: game.gameCode, gameClassify: game.gameClassify, look: game.theme }));
const [theme = expect.fail('The catalogue has no scratch cards.')] = themes;
const table = { theme, currency: 'USD', moves: [] };
const ticket = { stakeMinor: '100' };

it('GAM-14 reads a ticket, and pays its prize', () => {
  expect(scratch.readMove(ticket, table)).toEqual(ticket);
  const numbers = Array.from({ length: NUMBERS }, () => 0);
  const position = scratch.play(theme, [ticket], numbers);
  expect(position).toMatchObject({ isOver: true, winMinor: 100_000n, proof: { times: '1000.00' } });
  expect(position.shown.cells.filter((cell) => cell === 0)).toHaveLength(3);
});

it.each([
  ['a stake that is not offered', { stakeMinor: '101' }],
  ['no stake', { stakeMinor: '0' }],
  ['a negative stake', { stakeMinor: '-100' }],
  ['a number for a stake', { stakeMinor: 100 }],
  ['cells of its own', { ...ticket, cells: [0, 0, 0] }],
  ['text', 'buy'],
  ['nothing', undefined],
])('GAM-14 sells no ticket for %s', (_what, input) => {
  expect(scratch.readMove(input, table)).toBeUndefined();
});

it('GAM-14 a ticket takes no second move', () => {
  expect(scratch.readMove(ticket, { ...table, moves: [ticket] })).toBeUndefined();
});

it('GAM-14 every scratch card has seven symbols of its own, its motif for the highest prize', () => {
  expect(games.length).toBeGreaterThanOrEqual(4);
  for (const each of themes) {
    expect(new Set(each.symbols.map(({ motif }) => motif)).size).toBe(prizes.length);
    expect(each.symbols[0]).toEqual({ motif: each.look.motif, coloring: each.look.coloring });
    for (const name of ['ground', 'sign', ...each.symbols.map(({ motif }) => motif)]) expect(scratch.draw(each, name)).toContain('</svg>');
  }
  expect(scratch.draw(theme, 'unknown')).toBeUndefined();
  expect(new Set(themes.map(({ symbols }) => JSON.stringify(symbols))).size).toBe(games.length);
});
