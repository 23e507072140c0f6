import { expect, it } from 'vitest';
import { dealCards, pack } from './cards.ts';

it('GAM-14 a pack has 52 different cards', () => {
  expect(new Set(pack).size).toBe(52);
});

it('GAM-10 a card is taken by its number, and the last of the shoe takes its place', () => {
  expect(dealCards(1, [0, 0, 0.999])).toEqual(['AS', 'KC', 'JC']);
});

it.each([1, 6, 8])('GAM-10 %i packs are dealt to the last card, each card as often as there are packs', (packs) => {
  const dealt = dealCards(
    packs,
    Array.from({ length: packs * 52 }, (_, index) => (index * 0.618034) % 1),
  );
  const counts = [...Map.groupBy(dealt, (card) => card).values()].map((same) => same.length);
  expect(counts).toEqual(Array.from({ length: 52 }, () => packs));
  expect(() =>
    dealCards(
      1,
      Array.from({ length: 53 }, () => 0),
    ),
  ).toThrow('empty');
});
