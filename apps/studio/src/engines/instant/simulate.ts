import { seededNumbers } from '../seededNumbers.ts';

/** Plays rounds on seeded numbers. Returns the mean payout per stake and its standard error. For trials only, never for play. */
export function simulate({ rounds, seed, numbers, play }: Simulation): { mean: number; standardError: number } {
  const next = seededNumbers(seed);
  let total = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const paid = play(Array.from({ length: numbers }, next));
    total += paid;
    squares += paid * paid;
  }
  const mean = total / rounds;
  return { mean, standardError: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}

interface Simulation {
  rounds: number;
  seed: number;
  /** Numbers of one round. */
  numbers: number;
  /** Returns the payout in stakes. */
  play: (numbers: readonly number[]) => number;
}
