import { seededNumbers } from './seededNumbers.ts';

export interface Estimate {
  mean: number;
  /** Standard error of the mean. */
  standardError: number;
}

/** Estimates the means of what `play` returns over many seeded rounds: a value for each thing measured. For trials only, never for play. */
export function estimateMeans(rounds: number, seed: number, play: (next: () => number) => readonly number[]): Estimate[] {
  const next = seededNumbers(seed);
  const sums: { sum: number; squares: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    play(next).forEach((value, index) => {
      const tally = (sums[index] ??= { sum: 0, squares: 0 });
      tally.sum += value;
      tally.squares += value * value;
    });
  return sums.map(({ sum, squares }) => {
    const mean = sum / rounds;
    return { mean, standardError: Math.sqrt((squares / rounds - mean * mean) / rounds) };
  });
}

/** Returns how many standard errors an estimate lies from what was stated, without its sign. */
export function errorsFrom({ mean, standardError }: Estimate, stated: number): number {
  return Math.abs(mean - stated) / standardError;
}
