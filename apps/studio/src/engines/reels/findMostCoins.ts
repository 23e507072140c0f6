import { mostOfHold } from './playHold.ts';
import { REELS, ROWS, type SlotSymbol, type Strip, type Theme } from './Theme.ts';
import { coinsFor, type Window, windowAt, winsOf } from './wins.ts';

/** Returns an upper bound for the coins of a round: its best spin, and the maximum number of free spins, each as good as the best, or the
 * best hold and win. */
export function findMostCoins(theme: Theme): number {
  const { freeSpins, hold } = theme;
  const free = freeSpins ? Math.max(...freeSpins.spins) * freeSpins.multiplier * mostOfSpin(theme, freeSpins.strips) : 0;
  return mostOfSpin(theme, theme.strips) + free + (hold ? mostOfHold(hold) : 0);
}

/**
 * Returns the maximum coins of one spin. Searches reel by reel, the most promising column first, and leaves out those that the other reels
 * could not lift above the best.
 */
function mostOfSpin(theme: Theme, strips: readonly Strip[]): number {
  const columns = strips.map((strip) => [
    ...new Map(strip.map((_, stop) => windowAt([strip], [stop])[0] ?? []).map((column) => [column.join(' '), column])).values(),
  ]);
  const atMost = theme.lines ? mostOfLines(theme) : mostOfWays(theme, columns);
  const scattersAtMost = Math.max(...theme.scatterPays);
  let best = 0;

  const look = (begun: Window) => {
    const isLast = begun.length === REELS - 1;
    const next = (columns[begun.length] ?? [])
      .map((column) => begun.concat([column]))
      .map((window) => ({ window, coins: isLast ? coinsOf(theme, window) : atMost(window) + scattersAtMost }))
      .toSorted((a, b) => b.coins - a.coins);
    for (const { window, coins } of next) {
      if (coins <= best) return;
      if (isLast) best = coins;
      else look(window);
    }
  };
  look([]);
  return best;
}

/** Returns an upper bound for the line wins of a window whose last reels are open: those of wilds on them. */
function mostOfLines(theme: Theme): (begun: Window) => number {
  const wilds = Array.from({ length: ROWS }, () => theme.wild);
  return (begun) => coinsOf(theme, [...begun, ...Array.from({ length: REELS - begun.length }, () => wilds)]);
}

/** Returns an upper bound for the ways of a window whose last reels are open: those of the best column for each symbol. */
function mostOfWays({ wild, pays }: Theme, columns: readonly Window[]): (begun: Window) => number {
  const matches = (column: readonly SlotSymbol[], symbol: SlotSymbol) =>
    column.filter((shown) => shown === symbol || shown === wild).length;
  const symbols = Object.keys(pays) as SlotSymbol[];
  const most = columns.map((all) => new Map(symbols.map((symbol) => [symbol, Math.max(...all.map((column) => matches(column, symbol)))])));
  return (begun) =>
    symbols.reduce((sum, symbol) => {
      const counts = most.map((open, reel) => (begun[reel] ? matches(begun[reel], symbol) : (open.get(symbol) ?? 0)));
      const missed = counts.indexOf(0);
      const reached = missed === -1 ? counts : counts.slice(0, missed);
      return sum + coinsFor(pays[symbol], reached.length) * reached.reduce((product, count) => product * count, 1);
    }, 0);
}

function coinsOf(theme: Theme, window: Window): number {
  return winsOf(theme, window).reduce((sum, { coins }) => sum + coins, 0);
}
