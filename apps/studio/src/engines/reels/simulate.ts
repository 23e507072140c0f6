import { seededNumbers } from '../seededNumbers.ts';
import { floatsOfRound, playRound } from './playRound.ts';
import { COINS_PER_STAKE, type Theme } from './Theme.ts';

/** Simulates many rounds with a seeded generator. For trials only, never for play. */
export function simulate(theme: Theme, rounds: number, seed: number) {
  const next = seededNumbers(seed);
  const needed = floatsOfRound(theme);
  const tally = { coins: 0, squares: 0, largest: 0, wins: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { coins } = playRound(theme, Array.from({ length: needed }, next));
    tally.coins += coins;
    tally.squares += coins * coins;
    tally.largest = Math.max(tally.largest, coins);
    tally.wins += coins > 0 ? 1 : 0;
  }
  const mean = tally.coins / rounds;
  const variance = tally.squares / rounds - mean * mean;
  return {
    meanStakes: mean / COINS_PER_STAKE,
    /** Standard error of the mean, in stakes. */
    standardError: Math.sqrt(variance / rounds) / COINS_PER_STAKE,
    largestCoins: tally.largest,
    hitRate: tally.wins / rounds,
  };
}
