import { expect, it } from 'vitest';
import { findGame, playableGames } from '../../catalogue/findGame.ts';
import { dice } from './engine.ts';

const games = playableGames().flatMap(({ gameCode, engine }) => (engine === 'dice' ? (findGame(gameCode) ?? []) : []));
const themes = games.map(({ game }) => dice.themeFor({ gameCode: game.gameCode, gameClassify: game.gameClassify, look: game.theme }));
const [theme = expect.fail('The catalogue has no dice.')] = themes;
const table = { theme, currency: 'USD', moves: [] };
const bet = { stakeMinor: '100', side: 'over', chance: 25 } as const;

it('GAM-14 reads a bet, and pays it by the roll', () => {
  expect(dice.readMove(bet, table)).toEqual(bet);
  expect(dice.play(theme, [bet], [0.9])).toEqual({
    isOver: true,
    winMinor: 396n,
    shown: { side: 'over', chance: 25, roll: 9000 },
    proof: { side: 'over', chance: '25', times: '3.96' },
  });
  expect(dice.play(theme, [bet], [0.5])).toMatchObject({ winMinor: 0n, proof: { times: '0.00' } });
});

it.each([
  ['a chance of 1 %', { ...bet, chance: 1 }],
  ['a chance of 99 %', { ...bet, chance: 99 }],
  ['half a percent', { ...bet, chance: 25.5 }],
  ['a chance as text', { ...bet, chance: '25' }],
  ['no chance', { stakeMinor: '100', side: 'over' }],
  ['a third side', { ...bet, side: 'on' }],
  ['a roll of its own', { ...bet, roll: 9999 }],
  ['a stake that is not offered', { ...bet, stakeMinor: '120' }],
  ['no stake', { ...bet, stakeMinor: '0' }],
  ['a negative stake', { ...bet, stakeMinor: '-100' }],
  ['nothing', null],
])('GAM-14 does not roll for %s', (_what, input) => {
  expect(dice.readMove(input, table)).toBeUndefined();
});

it('GAM-14 a roll takes no second move', () => {
  expect(dice.readMove(bet, { ...table, moves: [bet] })).toBeUndefined();
});

it('GAM-14 every game of dice is drawn in its own look', () => {
  expect(games.length).toBeGreaterThanOrEqual(4);
  for (const each of themes) for (const name of ['ground', 'sign', 'motif']) expect(dice.draw(each, name)).toContain('</svg>');
  expect(dice.draw(theme, 'unknown')).toBeUndefined();
});
