import { expect, it } from 'vitest';
import { scatter } from '../../art/geometry.ts';
import { multipleOf, product, ratio, sum, toPpm, toTimes } from '../instant/Ratio.ts';
import {
  cardOf,
  chanceOf,
  chancesOf,
  type Guess,
  type GuessMove,
  guesses,
  type HiloMove,
  isAllowed,
  isRight,
  MOST_CARDS,
  playHilo,
  RANKS,
  returnPpm,
  timesAfter,
  timesOf,
} from './rules.ts';

const ranks = Array.from({ length: RANKS }, (_, index) => index + 1);
const every = ranks.flatMap((rank) => guesses.map((guess) => [guess, rank] as const));
const numberOf = (rank: number, suit = 0) => ((rank - 1) * 4 + suit + 0.5) / 52;
const begun: HiloMove = { stakeMinor: '100' };
const cashOut: HiloMove = { stakeMinor: '0', cashOut: true };
const make = (guess: GuessMove['guess']): HiloMove => ({ stakeMinor: '0', guess });
const after = (made: GuessMove['guess'][], drawn: number[]) =>
  playHilo(
    [begun, ...made.map(make)],
    drawn.map((rank) => numberOf(rank)),
  );

it('GAM-14 52 cards are equally likely, ace lowest', () => {
  const cards = Array.from({ length: 52 }, (_, index) => cardOf((index + 0.5) / 52));
  expect(new Set(cards.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(52);
  expect(cardOf(0)).toEqual({ rank: 1, suit: 0 });
  expect(cardOf(1 - 2 ** -32)).toEqual({ rank: 13, suit: 3 });
});

it.each([
  ['higher', 1, 1, false],
  ['higher', 1, 2, true],
  ['lower', 1, 1, true],
  ['lower', 1, 2, false],
  ['higher', 7, 7, true],
  ['lower', 7, 7, true],
  ['higher', 7, 6, false],
  ['lower', 7, 8, false],
  ['higher', 13, 13, true],
  ['higher', 13, 12, false],
  ['lower', 13, 13, false],
  ['lower', 13, 12, true],
] as const)('GAM-14 %s on %i, then %i: %s', (guess, before, next, isExpected) => {
  expect(isRight(guess, before, next)).toBe(isExpected);
});

it('GAM-14 no guess is sure, and none is lost from the start', () => {
  for (const [guess, rank] of every) {
    const { top } = chanceOf(guess, rank);
    expect(top).toBeGreaterThan(0n);
    expect(top).toBeLessThan(BigInt(RANKS));
  }
});

it.each([
  ['higher', 1, '1.05'],
  ['higher', 7, '1.80'],
  ['lower', 2, '6.30'],
  ['higher', 13, '12.61'],
] as const)('GAM-14 %s on %i pays ×%s', (guess, rank, times) => {
  expect(toTimes(timesOf([chanceOf(guess, rank)]))).toBe(times);
});

it('GAM-14 every guess returns 97 %, and more than 96 % after rounding down at the smallest stake', () => {
  expect(returnPpm()).toBe(970_000);
  for (const [guess, rank] of every) {
    const chance = chanceOf(guess, rank);
    expect(toPpm(product([chance, timesOf([chance])]))).toBe(970_000);
    expect(toPpm(product([chance, ratio(Number(multipleOf(100n, timesOf([chance]))), 100)]))).toBeGreaterThan(960_000);
  }
});

it('GAM-14 any two guesses, one after the other, return 97 % of all cards together', () => {
  for (const [first, second] of guesses.flatMap((one) => guesses.map((two) => [one, two] as [Guess, Guess]))) {
    const paid = ranks.flatMap((a) =>
      ranks.flatMap((b) =>
        ranks.map((c) => {
          const { paid: times } = playHilo(
            [begun, make(first), make(second), cashOut],
            [a, b, c].map((rank) => numberOf(rank)),
          );
          return product([times, ratio(1, RANKS ** 3)]);
        }),
      ),
    );
    expect(toPpm(sum(paid))).toBe(970_000);
  }
});

it('GAM-14 skipping costs nothing and pays nothing', () => {
  const skipped = after(['skip', 'higher', 'skip'], [13, 2, 9, 4]);
  expect(skipped.end).toBe('open');
  expect(toTimes(timesOf(chancesOf(skipped)))).toBe(toTimes(timesOf([chanceOf('higher', 2)])));
});

it('GAM-14 a wrong guess ends the round, a cash-out pays, and a round left without a guess returns its stake', () => {
  expect(after(['higher'], [9, 3])).toMatchObject({ isOver: true, end: 'lost', paid: { top: 0n } });
  expect(toTimes(playHilo([begun, make('higher'), cashOut], [numberOf(2), numberOf(9)]).paid)).toBe('1.05');
  expect(toTimes(playHilo([begun, make('skip'), cashOut], [numberOf(2), numberOf(9)]).paid)).toBe('1.00');
});

it('GAM-14 no guess pays above ×5,000, and the last card can only be cashed out', () => {
  const kings = after(['higher', 'higher', 'higher'], [13, 13, 13, 13]);
  expect(toTimes(timesAfter(kings, 'higher'))).toBe('27704.17');
  expect(isAllowed(kings, 'higher')).toBe(false);
  expect(isAllowed(kings, 'lower')).toBe(true);
  const skips = Array.from({ length: MOST_CARDS - 1 }, () => 'skip' as const);
  const last = after(
    skips,
    Array.from({ length: MOST_CARDS }, () => 7),
  );
  expect(last.cards).toHaveLength(MOST_CARDS);
  expect([...guesses, 'skip' as const].filter((guess) => isAllowed(last, guess))).toEqual([]);
});

it('GAM-10 a position tells only the cards that were drawn', () => {
  const next = scatter(3);
  const first = Array.from({ length: MOST_CARDS }, next);
  const other = [...first.slice(0, 3), ...Array.from({ length: MOST_CARDS - 3 }, next)];
  const moves = [begun, make('skip'), make('skip')];
  expect(playHilo(moves, first)).toEqual(playHilo(moves, other));
  expect(playHilo(moves, first).cards).toHaveLength(3);
});
