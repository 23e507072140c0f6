import { expect, it } from 'vitest';
import { toPpm } from '../instant/Ratio.ts';
import { simulate } from '../instant/simulate.ts';
import { cardOf, type GuessMove, type HiloMove, playHilo, returnPpm } from './rules.ts';

/** Guesses what is likelier, and skips sevens and eights when told to. */
function likelier(rank: number, skips: boolean): GuessMove['guess'] {
  if (skips && (rank === 7 || rank === 8)) return 'skip';
  return rank <= 7 ? 'higher' : 'lower';
}

it.each([
  [1, false],
  [3, false],
  [5, true],
])('GAM-14 a million rounds, cashed out after %i cards with skips: %s, return what was computed', (length, skips) => {
  const { mean, standardError } = simulate({
    rounds: 1_000_000,
    seed: length,
    numbers: length + 1,
    play: (numbers) => {
      const made: GuessMove['guess'][] = numbers.slice(0, length).map((number) => likelier(cardOf(number).rank, skips));
      // A round of skips alone cannot be cashed out: its player goes on and guesses.
      if (!made.some((guess) => guess !== 'skip')) made[length - 1] = 'higher';
      const moves: HiloMove[] = [
        { stakeMinor: '100' },
        ...made.map((guess) => ({ stakeMinor: '0', guess })),
        { stakeMinor: '0', cashOut: true },
      ];
      return toPpm(playHilo(moves, numbers).paid) / 1e6;
    },
  });
  expect(Math.abs(mean - returnPpm() / 1e6)).toBeLessThan(3 * standardError);
});
