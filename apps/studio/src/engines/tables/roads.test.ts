import { expect, it } from 'vitest';
import { beadPlate, bigRoad, type RoadOutcome, smallRoad } from './roads.ts';

const names: Readonly<Record<string, RoadOutcome>> = { P: 'player', B: 'banker', T: 'tie' };
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

it.each([
  ['no run to look back at', 1, 'BBP', ''],
  ['runs of one repeat', 1, 'BPBPB', 'RRR'],
  ['a run that outgrows the one before it', 1, 'BPP', 'B'],
  ['a run that outgrows it further', 1, 'BPPP', 'BR'],
  ['a run as long as the one before it', 1, 'BBPP', 'R'],
  ['a run that ends shorter', 1, 'BBPB', 'B'],
  ['ties do not count', 1, 'BTPTTPT', 'B'],
  ['two runs back', 2, 'BPPBB', 'B'],
  ['two runs back, as long', 2, 'BBPBB', 'R'],
  ['three runs back', 3, 'BPPBPP', 'B'],
])('GAM-14 a small road, %s: %i back in %s is %s', (_what, back, letters, marks) => {
  expect(
    smallRoad(outcomesOf(letters), back)
      .map(({ outcome }) => (outcome === 'banker' ? 'R' : 'B'))
      .join(''),
  ).toBe(marks);
});
