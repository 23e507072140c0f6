import { expect, it } from 'vitest';
import { type FinalScore, type MarketKind, picksOf, readSelection, selectionId, settleSelection } from './Selection.ts';

const settled = (
  market: MarketKind,
  pick: string,
  [home, away]: readonly [number, number],
  line?: number,
  halfWinner: FinalScore['halfWinner'] = 'draw',
) => settleSelection({ market, pick, ...(line !== undefined && { line }) }, { home, away, halfWinner }).kind;

it.each<[MarketKind, string, [number, number], string]>([
  ['result', 'home', [2, 1], 'won'],
  ['result', 'draw', [1, 1], 'won'],
  ['result', 'away', [1, 1], 'lost'],
  ['doubleChance', 'home-draw', [1, 1], 'won'],
  ['doubleChance', 'home-away', [1, 1], 'lost'],
  ['doubleChance', 'draw-away', [0, 3], 'won'],
  ['drawNoBet', 'home', [0, 0], 'push'],
  ['drawNoBet', 'home', [1, 0], 'won'],
  ['drawNoBet', 'away', [1, 0], 'lost'],
  ['bothScore', 'yes', [1, 1], 'won'],
  ['bothScore', 'yes', [3, 0], 'lost'],
  ['bothScore', 'no', [0, 0], 'won'],
  ['correctScore', '2-1', [2, 1], 'won'],
  ['correctScore', '2-1', [1, 2], 'lost'],
  ['correctScore', 'other', [5, 0], 'won'],
  ['correctScore', 'other', [4, 4], 'lost'],
  ['oddEven', 'odd', [2, 1], 'won'],
  ['oddEven', 'even', [0, 0], 'won'],
  ['halfFull', 'draw-home', [1, 0], 'won'],
  ['halfFull', 'home-home', [1, 0], 'lost'],
])('DR-14 %s %s at %j is %s', (market, pick, score, kind) => {
  expect(settled(market, pick, score)).toBe(kind);
});

/** Lines in goals, so that a row reads as a betting slip does. */
it.each<[number, string, [number, number], string]>([
  [-0.5, 'home', [1, 0], 'won'],
  [-0.5, 'home', [1, 1], 'lost'],
  [-1, 'home', [2, 1], 'push'],
  [-1, 'away', [2, 1], 'push'],
  [-0.25, 'home', [1, 1], 'halfLost'],
  [-0.25, 'away', [1, 1], 'halfWon'],
  [0.25, 'home', [1, 1], 'halfWon'],
  [-0.75, 'home', [1, 0], 'halfWon'],
  [-0.75, 'away', [1, 0], 'halfLost'],
  [-0.75, 'home', [2, 0], 'won'],
  [-0.75, 'home', [0, 0], 'lost'],
  [-1.25, 'home', [1, 0], 'halfLost'],
  [0, 'away', [0, 1], 'won'],
  [1.5, 'home', [0, 1], 'won'],
  [1.5, 'away', [0, 2], 'won'],
])('DR-14 a handicap of %d on %s at %j is %s', (goals, pick, score, kind) => {
  expect(settled('handicap', pick, score, goals * 4)).toBe(kind);
});

it.each<[number, string, [number, number], string]>([
  [2.5, 'over', [2, 1], 'won'],
  [2.5, 'under', [2, 1], 'lost'],
  [3, 'over', [2, 1], 'push'],
  [2.75, 'over', [2, 1], 'halfWon'],
  [2.75, 'under', [2, 1], 'halfLost'],
  [3.25, 'over', [2, 1], 'halfLost'],
  [3.25, 'under', [2, 1], 'halfWon'],
  [2.25, 'over', [1, 0], 'lost'],
])('DR-14 a total of %d, %s, at %j is %s', (goals, pick, score, kind) => {
  expect(settled('total', pick, score, goals * 4)).toBe(kind);
});

it('DR-14 exactly one pick of a market wins at every score, three of the double chance', () => {
  for (const market of ['result', 'bothScore', 'correctScore', 'halfFull', 'oddEven'] as const)
    for (let home = 0; home <= 6; home += 1)
      for (let away = 0; away <= 6; away += 1)
        expect(picksOf(market).filter((pick) => settled(market, pick, [home, away], undefined, 'away') === 'won')).toHaveLength(1);
  expect(picksOf('doubleChance').filter((pick) => settled('doubleChance', pick, [1, 0]) === 'won')).toHaveLength(2);
});

it.each([
  ['handicap:-3:home', { market: 'handicap', line: -3, pick: 'home' }],
  ['handicap:0:away', { market: 'handicap', line: 0, pick: 'away' }],
  ['total:10:over', { market: 'total', line: 10, pick: 'over' }],
  ['result:draw', { market: 'result', pick: 'draw' }],
  ['correctScore:2-1', { market: 'correctScore', pick: '2-1' }],
  ['outright:Kestrel Bay', { market: 'outright', pick: 'Kestrel Bay' }],
] as const)('DR-14 %s is the id of a selection, and is read back', (id, selection) => {
  expect(selectionId(selection)).toBe(id);
  expect(readSelection(id)).toEqual(selection);
});

it.each([
  '',
  'result',
  'result:',
  'result:third',
  'result:0:home',
  'handicap:home',
  'handicap:x:home',
  'handicap::home',
  'total:10:home',
  'correctScore:5-0',
  'constructor:home',
  'outright:',
])('DR-14 "%s" is the id of no selection', (id) => {
  expect(readSelection(id)).toBeUndefined();
});
