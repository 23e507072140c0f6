import { expect, it } from 'vitest';
import type { Bet } from '../tables/bets.ts';
import type { Card } from '../tables/cards.ts';
import { computeReturns } from './computeReturns.ts';
import { baccarat } from './engine.ts';
import { bankerDraws, baccaratSpots, isPair, outcomeOf, payOf, playHands, pointsOf, returnsPpm } from './playBaccarat.ts';

const cardsOf = (names: string) => names.split(' ').map((rank) => `${rank}S` as Card);

it.each([
  ['A', 1],
  ['9 9', 8],
  ['K Q', 0],
  ['T 5', 5],
  ['7 8 9', 4],
])('GAM-14 %s counts %i', (cards, points) => {
  expect(pointsOf(cardsOf(cards))).toBe(points);
});

/** The banker's third card: a row for each total, a column for each third card of the player from 0 to 9, then none. D draws. */
it.each([
  [0, 'DDDDDDDDDDD'],
  [1, 'DDDDDDDDDDD'],
  [2, 'DDDDDDDDDDD'],
  [3, 'DDDDDDDD-DD'],
  [4, '--DDDDDD--D'],
  [5, '----DDDD--D'],
  [6, '------DD---'],
  [7, '-----------'],
])('GAM-14 the banker on %i draws as the table of the game says: %s', (points, row) => {
  const thirds: (Card | undefined)[] = [...cardsOf('T A 2 3 4 5 6 7 8 9'), undefined];
  expect(thirds.map((third) => (bankerDraws(points, third) ? 'D' : '-')).join('')).toBe(row);
});

it.each([
  ['a natural of the player ends the round', 'T 2 8 3 5 5', 'T 8', '2 3', 'player'],
  ['a natural of the banker ends the round', '2 T 3 9 5 5', '2 3', 'T 9', 'banker'],
  ['the player stands on 6, and the banker draws on 5', 'T T 6 5 4 9', 'T 6', 'T 5 4', 'banker'],
  ['the player stands on 7, and the banker on 6', 'T T 7 6 4 9', 'T 7', 'T 6', 'player'],
  ['the player draws on 5, and the banker on 3 stands against an 8', 'T T 5 3 8 9', 'T 5 8', 'T 3', 'tie'],
  ['both take a third card', '2 T 3 2 4 7', '2 3 4', 'T 2 7', 'tie'],
])('GAM-14 %s', (_what, shoe, player, banker, outcome) => {
  const hands = playHands(cardsOf(shoe));
  expect(hands).toEqual({ player: cardsOf(player), banker: cardsOf(banker) });
  expect(outcomeOf(hands)).toBe(outcome);
});

const won = {
  player: playHands(cardsOf('T 2 8 3 5 5')),
  banker: playHands(cardsOf('2 T 3 9 5 5')),
  tie: playHands(cardsOf('8 T T 8 2 2')),
};

it.each([
  ['player', '200 0 100'],
  ['banker', '0 195 100'],
  ['tie', '0 0 900'],
] as const)('GAM-14 100 on %s pays after player, banker and tie: %s', (spot, paid) => {
  expect([won.player, won.banker, won.tie].map((hands) => payOf({ spot, amountMinor: '100' }, hands)).join(' ')).toBe(paid);
});

it('GAM-14 a pair is two of one rank, and pays eleven to one whatever the outcome', () => {
  const hands = playHands(['8H', 'KC', '8S', 'QC', '2S', '2S']);
  expect([isPair(hands.player), isPair(hands.banker)]).toEqual([true, false]);
  expect(payOf({ spot: 'playerPair', amountMinor: '100' }, hands)).toBe(1200n);
  expect(payOf({ spot: 'bankerPair', amountMinor: '100' }, hands)).toBe(0n);
});

it('GAM-14 DR-0.1 the commission of five percent is rounded so that a win is never too high', () => {
  expect(payOf({ spot: 'banker', amountMinor: '30' }, won.banker)).toBe(58n);
});

it('GAM-14 every bet returns what is stated, worked out over all orders of the cards', () => {
  const computed = { ...computeReturns(), playerPair: (12 * 31) / 415, bankerPair: (12 * 31) / 415 };
  for (const spot of baccaratSpots) expect(Math.round(computed[spot] * 1e6)).toBe(returnsPpm[spot]);
});

const theme = baccarat.themeFor({
  gameCode: 'red-baccarat',
  gameClassify: 'TABLE',
  look: {
    hand: 'flat',
    motif: 'lantern',
    coloring: 'crimson',
    tone: 'honey',
    pattern: 'rings',
    turn: 2,
    face: 'luckiest-guy',
    warp: 'arc',
    fill: 'snow',
    key: 'azure',
  },
});
const bet = (spot: string, amountMinor = '100'): Bet => ({ spot, amountMinor });
const read = (bets: unknown, stakeMinor = '100') => baccarat.readMove({ stakeMinor, bets }, { theme, currency: 'USD', moves: [] });

it('GAM-14 bets on every place are taken together', () => {
  expect(
    read(
      baccaratSpots.map((spot) => bet(spot)),
      '500',
    ),
  ).toBeDefined();
});

it.each<[what: string, bets: unknown, stakeMinor?: string]>([
  ['an unknown place', [bet('dealer')]],
  ['a place named twice', [bet('tie', '60'), bet('tie', '40')]],
  ['no bet', [], '0'],
  ['more than the most on a pair', [bet('playerPair', '14020')], '14020'],
  ['more than the most on the banker', [bet('banker', '100020')], '100020'],
  ['a bet below the least', [bet('player', '0')], '0'],
  ['an amount between two chips', [bet('player', '30')], '30'],
  ['a negative amount', [bet('player', '-20')], '-20'],
  ['an amount of letters', [bet('player', '1e3')], '1e3'],
  ['more than a hundred bets', Array.from({ length: 101 }, () => bet('player', '20')), '2020'],
])('GAM-14 %s: no move', (_what, bets, stakeMinor) => {
  expect(read(bets, stakeMinor)).toBeUndefined();
});
