import { expect, it } from 'vitest';
import { findGame, playableGames } from '../../catalogue/findGame.ts';
import { plinko } from './engine.ts';

const games = playableGames().flatMap(({ gameCode, engine }) => (engine === 'plinko' ? (findGame(gameCode) ?? []) : []));
const themes = games.map(({ game }) => plinko.themeFor({ gameCode: game.gameCode, gameClassify: game.gameClassify, look: game.theme }));
const [theme = expect.fail('The catalogue has no plinko.')] = themes;
const table = { theme, currency: 'USD', moves: [] };
const drop = { stakeMinor: '100', rows: 8, risk: 'high' } as const;

it('GAM-14 reads a drop, and pays by its pocket', () => {
  expect(plinko.readMove({ ...drop, stakeMinor: '00100' }, table)).toEqual(drop);
  const numbers = Array.from({ length: 16 }, () => 0);
  expect(plinko.play(theme, [drop], numbers)).toEqual({
    isOver: true,
    winMinor: 2700n,
    shown: { rows: 8, risk: 'high', path: [0, 0, 0, 0, 0, 0, 0, 0] },
    proof: { rows: '8', risk: 'high', times: '27.00' },
  });
});

it.each([
  ['nine rows', { ...drop, rows: 9 }],
  ['rows as text', { ...drop, rows: '8' }],
  ['no rows', { stakeMinor: '100', risk: 'low' }],
  ['an unknown risk', { ...drop, risk: 'extreme' }],
  ['a name that every object has', { ...drop, risk: 'constructor' }],
  ['a stake that is not offered', { ...drop, stakeMinor: '101' }],
  ['no stake', { ...drop, stakeMinor: '0' }],
  ['a negative stake', { ...drop, stakeMinor: '-100' }],
  ['a number for a stake', { ...drop, stakeMinor: 100 }],
  ['a path of its own', { ...drop, path: [1, 1, 1, 1, 1, 1, 1, 1] }],
  ['nothing', undefined],
])('GAM-14 does not drop a ball with %s', (_what, input) => {
  expect(plinko.readMove(input, table)).toBeUndefined();
});

it('GAM-14 a ball that has fallen takes no second move', () => {
  expect(plinko.readMove(drop, { ...table, moves: [drop] })).toBeUndefined();
});

it('GAM-14 every game of plinko is drawn in its own look', () => {
  expect(games.length).toBeGreaterThanOrEqual(4);
  for (const each of themes) for (const name of ['ground', 'sign', 'motif', 'ball']) expect(plinko.draw(each, name)).toContain('</svg>');
  expect(plinko.draw(theme, 'unknown')).toBeUndefined();
});
