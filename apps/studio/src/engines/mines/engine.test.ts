import { expect, it } from 'vitest';
import { findGame, playableGames } from '../../catalogue/findGame.ts';
import { mines } from './engine.ts';
import type { MinesMove } from './rules.ts';

const games = playableGames().filter(({ engine }) => engine === 'mines');
const theme = mines.themeFor({
  gameCode: 'gem-mines',
  gameClassify: 'MINI',
  look: games[0]?.theme ?? (() => expect.fail('The catalogue has no mines.'))(),
});
const numbers = Array.from({ length: 24 }, () => 0);

function tableAfter(...moves: MinesMove[]) {
  const table = { theme, currency: 'USD', moves };
  return moves.length === 0 ? table : { ...table, position: mines.play(theme, moves, numbers) };
}

const begun: MinesMove = { stakeMinor: '100', mines: 3 };
const found: MinesMove = { stakeMinor: '0', cell: 20 };

it('GAM-14 reads the first move, a pick and a cash-out', () => {
  expect(mines.readMove({ stakeMinor: '0100', mines: 3 }, tableAfter())).toEqual(begun);
  expect(mines.readMove(found, tableAfter(begun))).toEqual(found);
  expect(mines.readMove({ stakeMinor: '0', cashOut: true }, tableAfter(begun, found))).toEqual({ stakeMinor: '0', cashOut: true });
});

it.each([
  ['no mines', { stakeMinor: '100', mines: 0 }],
  ['25 mines', { stakeMinor: '100', mines: 25 }],
  ['half a mine', { stakeMinor: '100', mines: 1.5 }],
  ['mines as text', { stakeMinor: '100', mines: '3' }],
  ['mines left out', { stakeMinor: '100' }],
  ['a stake that is not offered', { stakeMinor: '150', mines: 3 }],
  ['no stake', { stakeMinor: '0', mines: 3 }],
  ['a negative stake', { stakeMinor: '-100', mines: 3 }],
  ['a pick with the stake', { stakeMinor: '100', mines: 3, cell: 1 }],
  ['a pick before the round', found],
  ['text', 'play'],
  ['nothing', undefined],
  ['a list', [100, 3]],
])('GAM-14 does not begin a round with %s', (_what, input) => {
  expect(mines.readMove(input, tableAfter())).toBeUndefined();
});

it.each([
  ['a cell outside', { stakeMinor: '0', cell: 25 }],
  ['a cell before the first', { stakeMinor: '0', cell: -1 }],
  ['half a cell', { stakeMinor: '0', cell: 1.5 }],
  ['a cell that is open', found],
  ['a stake on a pick', { stakeMinor: '100', cell: 3 }],
  ['a second beginning', begun],
  ['a cash-out that says no', { stakeMinor: '0', cashOut: false }],
  ['a cash-out with a cell', { stakeMinor: '0', cell: 3, cashOut: true }],
  ['nothing', null],
])('GAM-14 does not go on with %s', (_what, input) => {
  expect(mines.readMove(input, tableAfter(begun, found))).toBeUndefined();
});

it('GAM-14 no stake is cashed out before the first gem, and a round that was left returns it', () => {
  expect(mines.readMove({ stakeMinor: '0', cashOut: true }, tableAfter(begun))).toBeUndefined();
  const left = mines.leave?.(tableAfter(begun));
  expect(mines.play(theme, [begun, left ?? begun], numbers)).toMatchObject({ isOver: true, winMinor: 100n });
});

it('GAM-14 every game of mines has its own treasure, guarded by a picture in another colour', () => {
  expect(games.length).toBeGreaterThanOrEqual(4);
  const themes = games.flatMap(({ gameCode }) => findGame(gameCode)?.theme ?? []) as (typeof theme)[];
  for (const each of themes) {
    expect(each.hazard.coloring).not.toBe(each.look.coloring);
    for (const name of ['ground', 'sign', 'motif', 'hazard']) expect(mines.draw(each, name)).toContain('</svg>');
    expect(mines.draw(each, 'unknown')).toBeUndefined();
  }
  expect(new Set(themes.map(({ look }) => JSON.stringify(look))).size).toBe(games.length);
});
