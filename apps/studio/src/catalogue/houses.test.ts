import { expect, it } from 'vitest';
import { handNames } from '../art/hands/hands.ts';
import { catalogue, vendors } from './catalogue.ts';
import { houseOf } from './houses.ts';

it('GAM-01 every hand draws for several vendors, and no two of them share hand, typefaces and frame', () => {
  const houses = vendors().map(({ vassalage }) => houseOf(vassalage));
  const byHand = Map.groupBy(houses, ({ hand }) => hand);
  expect([...byHand.keys()].toSorted()).toEqual(handNames.toSorted());
  expect(Math.min(...[...byHand.values()].map((sharing) => sharing.length))).toBeGreaterThanOrEqual(4);
  const looks = houses.map(({ hand, faces, frame, trim }) => [hand, faces[0], frame, frame === 'none' ? '' : trim].join(' '));
  expect(new Set(looks).size).toBe(houses.length);
});

it('GAM-01 all games of a vendor are drawn by its hand, in its frame', () => {
  for (const { vassalage, theme } of catalogue()) {
    const { hand, frame, trim } = houseOf(vassalage);
    expect(theme).toMatchObject({ hand, frame, trim });
  }
});

it('GAM-01 refuses a vendor without a house', () => {
  expect(() => houseOf('NOBODY')).toThrow('NOBODY has no house');
});
