import { expect, it } from 'vitest';
import type { Card } from '../tables/cards.ts';
import { pack } from '../tables/cards.ts';
import { dealDuel, duelSpots, outcomeOf, PACKS, payOf, returnsPpm } from './dragonTiger.ts';

it.each<[Card, Card, string]>([
  ['KS', 'QS', 'dragon'],
  ['AS', '2S', 'tiger'],
  ['TH', 'TS', 'tie'],
  ['TH', '9S', 'dragon'],
])('GAM-14 %s against %s: %s', (dragon, tiger, outcome) => {
  expect(outcomeOf({ dragon, tiger })).toBe(outcome);
});

it.each([
  ['dragon', '200 0 50 50'],
  ['tiger', '0 200 50 50'],
  ['tie', '0 0 1200 1200'],
  ['suitedTie', '0 0 0 5100'],
  ['dragonRed', '190 0 190 190'],
  ['dragonBlack', '0 190 0 0'],
  ['tigerRed', '0 190 0 190'],
  ['tigerBlack', '190 0 190 0'],
])('GAM-14 100 on %s pays for four duels: %s', (spot, paid) => {
  const duels: [Card, Card][] = [
    ['KH', 'QS'],
    ['AS', '2D'],
    ['TH', 'TS'],
    ['TH', 'TH'],
  ];
  expect(duels.map(([dragon, tiger]) => payOf({ spot, amountMinor: '100' }, { dragon, tiger })).join(' ')).toBe(paid);
});

it('GAM-14 deals two cards of eight packs', () => {
  expect(dealDuel([0, 0])).toEqual({ dragon: 'AS', tiger: 'KC' });
});

/** Returns the number of ways to draw one card and then another. */
const ways = (card: Card, other: Card) => (card === other ? PACKS * (PACKS - 1) : PACKS * PACKS);

it('GAM-14 every bet returns what is stated, worked out over all pairs of cards', () => {
  const all = 52 * PACKS * (52 * PACKS - 1);
  for (const spot of duelSpots) {
    let paid = 0;
    for (const dragon of pack)
      for (const tiger of pack) paid += ways(dragon, tiger) * Number(payOf({ spot, amountMinor: '1000000' }, { dragon, tiger }));
    expect([spot, Math.round(paid / all)]).toEqual([spot, returnsPpm[spot]]);
  }
});
