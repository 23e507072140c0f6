import { COINS_PER_STAKE, type SlotSymbol, type Strip, type Theme } from './Theme.ts';
import { expectedCoins } from './playHold.ts';
import { coinsFor, lineWin, scattersIn, type Window, windowAt } from './wins.ts';

const PPM = 1_000_000n;

/**
 * Returns the theoretical return to player in parts per million, exact except for the last digit. Integer arithmetic throughout; each
 * combination of stops is counted once, with the free spins it wins.
 */
export function returnToPlayerPpm(theme: Theme): number {
  const { strips, freeSpins } = theme;
  const paid = combinationsOf(strips);
  const coins = coinsOfAllStops(theme, strips) + coinsOfHold(theme);
  if (!freeSpins) return toPpm(coins, paid);

  const freeSpinsOfAllStops = sumOverScatters(theme, strips, (count) => coinsFor(freeSpins.spins, count));
  const coinsOfFreeSpin = coinsOfAllStops(theme, freeSpins.strips) * BigInt(freeSpins.multiplier);
  const free = combinationsOf(freeSpins.strips);
  return toPpm(coins * free + freeSpinsOfAllStops * coinsOfFreeSpin, paid * free);
}

/** Returns the expected coins of hold and win, summed over every combination of stops; exact to about a coin. */
function coinsOfHold(theme: Theme): bigint {
  const { hold, strips } = theme;
  if (!hold) return 0n;
  // In thousandths, because a combination may be worth less than a coin.
  const thousandths = sumOverScatters(theme, strips, (count) => (count < hold.from ? 0 : Math.round(expectedCoins(hold, count) * 1000)));
  return thousandths / 1000n;
}

function toPpm(coins: bigint, combinations: bigint): number {
  const stakes = combinations * BigInt(COINS_PER_STAKE);
  return Number((coins * PPM + stakes / 2n) / stakes);
}

function combinationsOf(strips: readonly Strip[]): bigint {
  return strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
}

/** Returns the sum of coins over every combination of stops. */
function coinsOfAllStops(theme: Theme, strips: readonly Strip[]): bigint {
  const places = theme.lines ? BigInt(theme.lines.length) * coinsOfOneLine(theme, strips) : coinsOfAllWays(theme, strips);
  return places + sumOverScatters(theme, strips, (count) => coinsFor(theme.scatterPays, count));
}

/** Returns the sum of coins of one line over every combination of stops. Each row of a reel shows each symbol equally often, so it is the same for all lines. */
function coinsOfOneLine(theme: Theme, strips: readonly Strip[]): bigint {
  const counts = strips.map((strip) => [...Map.groupBy(strip, (symbol) => symbol)].map(([symbol, all]) => ({ symbol, count: all.length })));
  const sum = (symbols: readonly SlotSymbol[], combinations: number): number => {
    const next = counts[symbols.length];
    if (!next) return lineWin(theme, symbols).coins * combinations;
    return next.reduce((total, { symbol, count }) => total + sum([...symbols, symbol], combinations * count), 0);
  };
  return BigInt(sum([], 1));
}

/** Returns the sum of coins of all ways. Reels are independent, so the frequency of a win is a product over reels. */
function coinsOfAllWays({ wild, pays }: Theme, strips: readonly Strip[]): bigint {
  return (Object.keys(pays) as SlotSymbol[]).reduce((total, symbol) => {
    const reels = strips.map((strip) => {
      const matches = windowsOf(strip).map((column) => column.filter((shown) => shown === symbol || shown === wild).length);
      return {
        matches: matches.reduce((sum, count) => sum + count, 0),
        misses: matches.filter((count) => count === 0).length,
        stops: strip.length,
      };
    });
    const ofCount = (reached: number) =>
      reels.reduce(
        (product, { matches, misses, stops }, reel) => {
          if (reel < reached) return product * BigInt(matches);
          return product * BigInt(reel === reached ? misses : stops);
        },
        BigInt(coinsFor(pays[symbol], reached)),
      );
    return total + ofCount(3) + ofCount(4) + ofCount(5);
  }, 0n);
}

function sumOverScatters(theme: Theme, strips: readonly Strip[], worth: (count: number) => number): bigint {
  const combinations = strips.reduce(
    (sofar, strip) => {
      const next = new Map<number, bigint>();
      for (const [before, ways] of sofar)
        for (const column of windowsOf(strip)) {
          const count = before + scattersIn(theme, [column]);
          next.set(count, (next.get(count) ?? 0n) + ways);
        }
      return next;
    },
    new Map([[0, 1n]]),
  );
  return [...combinations].reduce((sum, [count, ways]) => sum + ways * BigInt(worth(count)), 0n);
}

function windowsOf(strip: Strip): Window {
  return strip.map((_, stop) => windowAt([strip], [stop])[0] ?? []);
}
