import { expect, it } from 'vitest';
import type { Outcome } from './playBaccarat.ts';
import { beadPlate, bigRoad } from './roads.ts';

const names: Readonly<Record<string, Outcome>> = { P: 'player', B: 'banker', T: 'tie' };
const outcomesOf = (letters: string) => letters.split('').flatMap((letter) => names[letter] ?? []);
const placesOf = (letters: string) => bigRoad(outcomesOf(letters)).map(({ column, row }) => `${column}${row}`);

it('GAM-14 the bead plate fills columns of six', () => {
  expect(beadPlate(outcomesOf('PBTPBTPB')).map(({ column, row }) => `${column}${row}`)).toEqual([
    '00',
    '01',
    '02',
    '03',
    '04',
    '05',
    '10',
    '11',
  ]);
});

it.each([
  ['a run goes down, and a change begins a column', 'PPBBBP', ['00', '01', '10', '11', '12', '20']],
  ['a run of seven turns at the foot', 'PPPPPPPP', ['00', '01', '02', '03', '04', '05', '15', '25']],
  ['a column after a turned run begins beside its head', 'PPPPPPPB', ['00', '01', '02', '03', '04', '05', '15', '10']],
  [
    'a run turns before a place that is taken',
    'PPPPPPPBBBBBB',
    ['00', '01', '02', '03', '04', '05', '15', '10', '11', '12', '13', '14', '24'],
  ],
])('GAM-14 %s: %s', (_what, letters, places) => {
  expect(placesOf(letters)).toEqual(places);
});

it('GAM-14 ties are counted on the mark before them', () => {
  expect(bigRoad(outcomesOf('TPTTB')).map(({ outcome, ties }) => `${outcome} ${ties}`)).toEqual(['player 2', 'banker 0']);
});
