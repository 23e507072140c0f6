import { COINS_PER_STAKE, REELS, type Strip, type Theme } from './Theme.ts';
import { floatsOfHold, type Holding, playHold } from './playHold.ts';
import { coinsFor, scatterCells, scattersIn, type Win, type Window, windowAt, winsOf } from './wins.ts';

export interface Spin {
  isFree: boolean;
  stops: readonly number[];
  window: Window;
  /** Wins before applying the multiplier. */
  wins: readonly Win[];
  /** Coins after applying the multiplier. */
  coins: number;
}

export interface Round {
  /** The paid spin, followed by the free spins it won. */
  spins: readonly Spin[];
  holding?: Holding;
  coins: number;
  /** How many numbers were used. */
  used: number;
}

/** Returns how many random numbers the longest round of a theme uses. */
export function floatsOfRound({ freeSpins, hold }: Pick<Theme, 'freeSpins' | 'hold'>): number {
  return REELS * (1 + Math.max(0, ...(freeSpins?.spins ?? []))) + (hold ? floatsOfHold(hold) : 0);
}

/**
 * Plays a whole round on its numbers in [0, 1): five for each spin, one for each reel. A number times the length of the strip, rounded
 * down, is the stop. Hold and win follows with numbers of its own.
 *
 * The browser runs the same function to show and to verify the studio's draws.
 */
export function playRound(theme: Theme, floats: readonly number[]): Round {
  const { freeSpins, hold } = theme;
  const paid = spin(theme, theme.strips, floats.slice(0, REELS), { isFree: false, multiplier: 1 });
  const spins = [paid];
  if (freeSpins)
    for (let won = coinsFor(freeSpins.spins, scattersIn(theme, paid.window)); won > 0; won -= 1) {
      const next = floats.slice(REELS * spins.length, REELS * (spins.length + 1));
      spins.push(spin(theme, freeSpins.strips, next, { isFree: true, multiplier: freeSpins.multiplier }));
    }
  const used = REELS * spins.length;
  const held = scatterCells(theme, paid.window);
  if (!hold || held.length < hold.from) return { spins, coins: sumOf(spins), used };
  const holding = playHold(hold, held, floats.slice(used));
  return { spins, holding, coins: sumOf(spins) + holding.coins, used: used + holding.used };
}

/** Converts a round's coins into minor units. Stakes are multiples of 20. */
export function winMinor(stakeMinor: bigint, coins: number): bigint {
  return (stakeMinor * BigInt(coins)) / BigInt(COINS_PER_STAKE);
}

interface Terms {
  isFree: boolean;
  multiplier: number;
}

function spin(theme: Theme, strips: readonly Strip[], floats: readonly number[], { isFree, multiplier }: Terms): Spin {
  if (floats.length !== REELS) throw new RangeError(`${floats.length} numbers where ${REELS} are due.`);
  const stops = strips.map((strip, reel) => Math.floor((floats[reel] ?? 0) * strip.length));
  const window = windowAt(strips, stops);
  const wins = winsOf(theme, window);
  return { isFree, stops, window, wins, coins: sumOf(wins) * multiplier };
}

function sumOf(paying: readonly { coins: number }[]): number {
  return paying.reduce((sum, { coins }) => sum + coins, 0);
}
