import { expect, it } from 'vitest';
import { cardName, deck, readCard, shuffle } from './cards.ts';
import { pokerRank } from './pokerRank.ts';

const cards = (names: string) => names.split(' ').flatMap((name) => readCard(name) ?? []);

it.each([
  ['Ah Kh Qh Jh Th 2c 3d', 'straightFlush'],
  ['5s 4s 3s 2s As Kd Kh', 'straightFlush'],
  ['9c 9d 9h 9s Kd Ks Kh', 'four'],
  ['9c 9d 9h Ks Kd Kh 2c', 'fullHouse'],
  ['9c 9d 9h Ks Kd 2h 2c', 'fullHouse'],
  ['Ah 9h 7h 4h 2h Ad As', 'flush'],
  ['Ah Kd Qc Js Th Tc Td', 'straight'],
  ['Ah 2d 3c 4s 5h Kc Kd', 'straight'],
  ['Kh Ad 2c 3s 4h 7c 9d', 'highCard'],
  ['7h 7d 7c 2s 5h Kc Qd', 'three'],
  ['7h 7d 5c 5s 2h 2c Ad', 'twoPairs'],
  ['7h 7d 5c 4s 2h Kc Ad', 'pair'],
  ['7h 8d 5c 4s 2h Kc Ad', 'highCard'],
])('DR-15 %s is a %s', (names, category) => {
  expect(cards(names)).toHaveLength(7);
  expect(pokerRank(cards(names)).category).toBe(category);
});

it.each([
  ['6h 5h 4h 3h 2h', '5s 4s 3s 2s As', 'a six-high straight over the wheel'],
  ['9c 9d 9h 9s Kd', '9c 9d 9h 9s Qd', 'the kicker of four'],
  ['9c 9d 9h 2s 2d', '8c 8d 8h As Ad', 'the three of a full house'],
  ['9c 9d 9h 3s 3d', '9c 9d 9h 2s 2d', 'the pair of a full house'],
  ['Ah Qh 7h 4h 3h', 'As Qs 7s 4s 2s', 'the last card of a flush'],
  ['7h 7d 5c 5s Kh', '7h 7d 5c 5s Qh', 'the kicker of two pairs'],
  ['8h 8d 3c 3s 2h', '7h 7d 6c 6s Ah', 'the higher of two pairs'],
  ['7h 7d Ac 5s 3h', '7c 7s Ad 5h 2h', 'the third kicker of a pair'],
  ['Ah Kd 9c 5s 3h', 'As Kc 9d 5h 2h', 'the last high card'],
  ['2h 2d 2c 5s 3h', 'Ah Ad Kc Ks Qh', 'three over two pairs'],
])('DR-15 %s wins against %s by %s', (winner, loser) => {
  expect(pokerRank(cards(winner)).strength).toBeGreaterThan(pokerRank(cards(loser)).strength);
});

it.each([
  ['Ah Kd Qc Js Th', 'As Kc Qd Jh Td'],
  ['7h 7d 5c 5s 2h 2c Ad', '7s 7c 5d 5h Ah 3s 4d'],
  ['Ah Ad Kc Qs Jh 2c 3d', 'As Ac Kd Qh Jc 5s 4h'],
])('DR-15 %s and %s are equal', (one, other) => {
  expect(pokerRank(cards(one)).strength).toBe(pokerRank(cards(other)).strength);
});

it('DR-15 every card has a name of its own, which is read back', () => {
  expect(new Set(deck.map(cardName)).size).toBe(52);
  for (const card of deck) expect(readCard(cardName(card))).toEqual(card);
  expect(readCard('1h')).toBeUndefined();
});

it('DR-16 a shuffle holds every card once, and is its numbers', () => {
  const numbers = Array.from({ length: 52 }, (_, index) => (index * 0.618034) % 1);
  const shuffled = shuffle(numbers);
  expect(new Set(shuffled.map(cardName)).size).toBe(52);
  expect(shuffle(numbers)).toEqual(shuffled);
  expect(shuffle(Array.from({ length: 52 }, () => 0))).toEqual(deck);
  expect(shuffle(Array.from({ length: 52 }, () => 1 - 2 ** -32))).toEqual(deck.toReversed());
  expect(() => shuffle(numbers.slice(1))).toThrow(RangeError);
});
