import { REELS, ROWS, type Pays, type SlotSymbol, type Strip, type Theme } from './Theme.ts';

/** The visible symbols: a column for each reel, top to bottom. */
export type Window = readonly (readonly SlotSymbol[])[];

/** A cell of the window. */
export type Cell = readonly [reel: number, row: number];

export interface Win {
  symbol: SlotSymbol;
  /** Number of matching reels. */
  count: number;
  coins: number;
  cells: readonly Cell[];
  /** Index of the line in the theme, from 0; absent for ways and scatters. */
  line?: number;
}

/** Returns the window in which each reel's stop is its top row. */
export function windowAt(strips: readonly Strip[], stops: readonly number[]): Window {
  return strips.map((strip, reel) => Array.from({ length: ROWS }, (_, row) => at(strip, (at(stops, reel) + row) % strip.length)));
}

/** Returns the window that a theme shows before the first round. */
export function startWindow({ strips }: Pick<Theme, 'strips'>): Window {
  return windowAt(
    strips,
    strips.map(() => 0),
  );
}

/** Returns the wins of a window, before any multiplier. */
export function winsOf(theme: Theme, window: Window): Win[] {
  const scatters = scatterWin(theme, window);
  return [...(theme.lines ? lineWins(theme, window) : wayWins(theme, window)), ...(scatters ? [scatters] : [])];
}

/** Returns the coins for a count of symbols: 0 below three. */
export function coinsFor(pays: Pays | undefined, count: number): number {
  return pays?.[count - 3] ?? 0;
}

/** Counts the scatters in a window. */
export function scattersIn({ scatter }: Theme, window: Window): number {
  return window.flat().filter((symbol) => symbol === scatter).length;
}

/** Returns the cells of the scatters in a window, reel by reel from the top. */
export function scatterCells({ scatter }: Theme, window: Window): Cell[] {
  return window.flatMap((column, reel) => column.flatMap((symbol, row): Cell[] => (symbol === scatter ? [[reel, row]] : [])));
}

/** Returns the better of two line wins on five symbols: as a symbol with wilds, which may multiply it, or as wilds alone. */
export function lineWin(
  { wild, scatter, pays, wildTimes = 1 }: Pick<Theme, 'wild' | 'scatter' | 'pays' | 'wildTimes'>,
  symbols: readonly SlotSymbol[],
) {
  const wilds = symbols.findIndex((symbol) => symbol !== wild);
  const wildCount = wilds === -1 ? symbols.length : wilds;
  const asWild = { symbol: wild, count: wildCount, coins: coinsFor(pays[wild], wildCount) };
  const symbol = symbols[wildCount];
  if (symbol === undefined || symbol === scatter) return asWild;
  const end = symbols.findIndex((other) => other !== symbol && other !== wild);
  const count = end === -1 ? symbols.length : end;
  const times = symbols.slice(0, count).includes(wild) ? wildTimes : 1;
  const asSign = { symbol, count, coins: coinsFor(pays[symbol], count) * times };
  return asSign.coins >= asWild.coins ? asSign : asWild;
}

function lineWins(theme: Theme, window: Window): Win[] {
  return (theme.lines ?? []).flatMap((rows, line) => {
    const { symbol, count, coins } = lineWin(
      theme,
      rows.map((row, reel) => at(at(window, reel), row)),
    );
    const cells = rows.slice(0, count).map((row, reel): Cell => [reel, row]);
    return coins > 0 ? [{ symbol, count, coins, cells, line }] : [];
  });
}

function wayWins({ wild, pays }: Theme, window: Window): Win[] {
  return (Object.keys(pays) as SlotSymbol[]).flatMap((symbol) => {
    const matches = window.map((column, reel) =>
      column.flatMap((shown, row): Cell[] => (shown === symbol || shown === wild ? [[reel, row]] : [])),
    );
    const end = matches.findIndex((cells) => cells.length === 0);
    const count = end === -1 ? REELS : end;
    const reached = matches.slice(0, count);
    const ways = reached.reduce((product, cells) => product * cells.length, 1);
    const coins = coinsFor(pays[symbol], count) * ways;
    return coins > 0 ? [{ symbol, count, coins, cells: reached.flat() }] : [];
  });
}

function scatterWin(theme: Theme, window: Window): Win | undefined {
  const cells = scatterCells(theme, window);
  const coins = coinsFor(theme.scatterPays, cells.length);
  return coins > 0 ? { symbol: theme.scatter, count: cells.length, coins, cells } : undefined;
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`Nothing at ${index} of ${list.length}.`);
  return item;
}
