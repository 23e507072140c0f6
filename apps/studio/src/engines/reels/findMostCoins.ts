import { REELS, ROWS, type Strip, type Theme } from './Theme.ts';
import { type Window, windowAt, winsOf } from './wins.ts';

/** Returns an upper bound for the coins of a round: its best spin, and the maximum number of free spins, each as good as the best. */
export function findMostCoins(theme: Theme): number {
  const { freeSpins } = theme;
  const free = freeSpins ? Math.max(...freeSpins.spins) * freeSpins.multiplier * mostOfSpin(theme, freeSpins.strips) : 0;
  return mostOfSpin(theme, theme.strips) + free;
}

/**
 * Returns the maximum coins of one spin. Searches reel by reel, and prunes a branch that wilds on all other reels could not lift above the
 * best.
 */
function mostOfSpin(theme: Theme, strips: readonly Strip[]): number {
  const columns = strips.map((strip) => strip.map((_, stop) => windowAt([strip], [stop])[0] ?? []));
  const wilds = Array.from({ length: ROWS }, () => theme.wild);
  const scattersAtMost = Math.max(...theme.scatterPays);
  let best = 0;

  const look = (begun: Window) => {
    const rest = Array.from({ length: REELS - begun.length }, () => wilds);
    const atMost = coinsOf(theme, [...begun, ...rest]) + (rest.length > 0 ? scattersAtMost : 0);
    if (atMost <= best) return;
    if (rest.length === 0) best = atMost;
    else for (const column of columns[begun.length] ?? []) look([...begun, column]);
  };
  look([]);
  return best;
}

function coinsOf(theme: Theme, window: Window): number {
  return winsOf(theme, window).reduce((sum, { coins }) => sum + coins, 0);
}
