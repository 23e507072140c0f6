import { expect, it } from 'vitest';
import { seededNumbers } from '../seededNumbers.ts';
import { type BigTwo, dealBigTwo, leastBigTwoMove, moveBigTwo, payBigTwo, pointsOf, viewBigTwo } from './bigTwo.ts';
import { beats, cardOrder, combinationOf } from './bigTwoPlays.ts';
import { cardName, deck, readCard } from './cards.ts';

const cards = (names: string) => names.split(' ').flatMap((name) => readCard(name) ?? []);
const terms = { anteMinor: 10n, rakePpm: 50_000 };

it('DR-15 the three of diamonds is the lowest card, the two of spades the highest', () => {
  const sorted = deck.toSorted((one, other) => cardOrder(one) - cardOrder(other)).map(cardName);
  expect([...sorted.slice(0, 5), ...sorted.slice(-3)]).toEqual(['3d', '3c', '3h', '3s', '4d', '2c', '2h', '2s']);
});

it.each([
  ['3d', 'single'],
  ['3d 3s', 'pair'],
  ['3d 4d', undefined],
  ['9d 9s 9h', 'three'],
  ['9d 9s 9h 9c', undefined],
  ['3d 4s 5h 6c 7d', 'five'],
  ['Td Js Qh Kc Ad', 'five'],
  ['Ad 2s 3h 4c 5d', undefined],
  ['2d 3s 4h 5c 6d', undefined],
  ['2d 3d 4d 5d 6d', 'five'],
  ['9d 9s 9h 4c 4d', 'five'],
  ['9d 9s 9h 9c 4d', 'five'],
  ['9d 9s 9h 5c 4d', undefined],
  ['9d 9s 4h 4c 5d', undefined],
])('DR-15 %s is a combination: %s', (names, kind) => {
  expect(combinationOf(cards(names))?.kind).toBe(kind);
});

it.each([
  ['3c', '3d', true],
  ['2d', 'As', true],
  ['3s 3d', '3c 3h', true],
  ['4d 4c', '3s', false],
  ['4d 4c 4h', '3d 3c 3h', true],
  ['4d 5s 6h 7c 8d', '3d 4s 5h 6c 7s', true],
  ['3d 4s 5h 6c 7s', '3c 4c 5d 6h 7h', true],
  ['3h 5h 7h 9h Jh', 'Td Js Qh Kc Ad', true],
  ['3s 5s 7s 9s Js', '3h 5h 7h 9h Jh', true],
  ['4d 4c 4h 3s 3d', '3h 5h 7h 9h 2h', true],
  ['5d 5c 5h 3s 3d', '4d 4c 4h 2s 2d', true],
  ['4d 4c 4h 4s 3d', 'Ad Ac Ah Ks Kd', true],
  ['3d 4d 5d 6d 7d', '2d 2c 2h 2s 3c', true],
  ['2d 3d 4d 5d 6d', '3c 5c 7c 9c Ac', true],
  ['2d 3d 4d 5d 6d', '3d 3c 3h 4s 4c', false],
])('DR-15 %s beats %s: %s', (names, previous, isHigher) => {
  const [one, other] = [combinationOf(cards(names)), combinationOf(cards(previous))];
  expect(one && other && beats(one, other)).toBe(isHigher);
});

/** A game of three in which seat 0 leads. */
const game = (...hands: readonly string[]): BigTwo => ({
  hands: hands.map(cards),
  turn: 0,
  table: undefined,
  player: undefined,
  passed: [],
  opening: undefined,
});

function play(state: BigTwo, ...moves: readonly string[]): BigTwo {
  return moves.reduce<BigTwo>((sofar, names) => {
    const result = moveBigTwo(sofar, sofar.turn ?? -1, names === '' ? { kind: 'pass' } : { kind: 'play', cards: cards(names) });
    if (!result.ok) throw new Error(result.code);
    return result.game;
  }, state);
}

it('DR-16 deals thirteen different cards to each, and the lowest card begins', () => {
  const dealt = dealBigTwo(4, Array.from({ length: 52 }, seededNumbers(3)));
  expect(dealt.hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
  expect(new Set(dealt.hands.flat().map(cardName)).size).toBe(52);
  const begins = dealt.hands.findIndex((hand) => hand.some((card) => cardName(card) === '3d'));
  expect(dealt).toMatchObject({ turn: begins, opening: { rank: 3, suit: 'diamonds' } });
  const highest = dealt.hands[begins]?.slice(0, 1) ?? [];
  expect(moveBigTwo(dealt, begins, { kind: 'play', cards: highest })).toEqual({ ok: false, code: 'needsOpening' });
  expect(moveBigTwo(dealt, begins, leastBigTwoMove(dealt)).ok).toBe(true);
});

it('DR-15 who passes is out until all others have passed, and the last who played leads', () => {
  const state = game('3d 9d 9c', '4d Td Tc', '5d Jd Jc');
  const one = play(state, '3d', '', '5d');
  expect(one.turn).toBe(0);
  expect(play(one, '9d').turn).toBe(2);
  const lead = play(one, '9d', '');
  expect(lead).toMatchObject({ turn: 0, table: undefined, passed: [] });
});

it.each<[string, string, string]>([
  ['a lower card', '3d', 'tooLow'],
  ['two cards on one', 'Td Tc', 'tooLow'],
  ['cards of another', 'Kd', 'notYourCards'],
  ['the same card twice', 'Td Td', 'notYourCards'],
  ['cards that make nothing', '3d Td', 'noCombination'],
])('DR-15 refuses %s', (_what, names, code) => {
  const state = play(game('4d 9d', '3d Td Tc', 'Jd Jc'), '4d');
  expect(moveBigTwo(state, 1, { kind: 'play', cards: cards(names) })).toEqual({ ok: false, code });
});

it('DR-15 refuses a pass of who leads, a move out of turn and one after the end', () => {
  const state = game('4d', '3d Td', 'Jd Jc');
  expect(moveBigTwo(state, 0, { kind: 'pass' })).toEqual({ ok: false, code: 'mustLead' });
  expect(moveBigTwo(state, 1, { kind: 'pass' })).toEqual({ ok: false, code: 'notYourTurn' });
  const over = play(state, '4d');
  expect(over.turn).toBeUndefined();
  expect(moveBigTwo(over, 1, { kind: 'pass' })).toEqual({ ok: false, code: 'over' });
});

it.each([
  [1, 1],
  [9, 9],
  [10, 20],
  [12, 24],
  [13, 39],
])('DR-15 %i cards left cost %i antes', (left, antes) => {
  expect(pointsOf(left)).toBe(antes);
});

it('DR-15 the losers pay the winner by their cards, at most their stack, less the rake', () => {
  const over = play(game('4d', '3d Td', 'Jd Jc Js'), '4d');
  expect(payBigTwo(over, [300n, 300n, 300n], terms)).toEqual([
    { netMinor: 48n, rakeMinor: 2n },
    { netMinor: -20n, rakeMinor: 0n },
    { netMinor: -30n, rakeMinor: 0n },
  ]);
  expect(payBigTwo(over, [300n, 300n, 11n], terms).map(({ netMinor }) => netMinor)).toEqual([30n, -20n, -11n]);
  expect(() => payBigTwo(game('4d', '3d'), [1n, 1n], terms)).toThrow('not over');
});

it('DR-15 a game of least moves ends, and money is kept', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    let state = dealBigTwo(2 + (seed % 3), Array.from({ length: 52 }, seededNumbers(seed)));
    for (let moves = 0; state.turn !== undefined; moves += 1) {
      expect(moves).toBeLessThan(400);
      const result = moveBigTwo(state, state.turn, leastBigTwoMove(state));
      if (!result.ok) throw new Error(result.code);
      state = result.game;
    }
    const payouts = payBigTwo(
      state,
      state.hands.map(() => 300n),
      terms,
    );
    expect(payouts.reduce((sum, { netMinor, rakeMinor }) => sum + netMinor + rakeMinor, 0n)).toBe(0n);
  }
});

it('DR-15 a seat sees its own cards, and the number of the others', () => {
  const state = game('4d 9d', '3d Td Tc', 'Jd');
  expect(viewBigTwo(state, 1)).toEqual({
    hand: cards('3d Td Tc'),
    counts: [2, 3, 1],
    turn: 0,
    table: undefined,
    passed: [],
    opening: undefined,
  });
  expect(viewBigTwo(state, undefined).hand).toEqual([]);
});
