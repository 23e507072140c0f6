import type { HandName } from '../../art/hands/hands.ts';
import type { MotifName } from '../../art/motifs/motifs.ts';
import type { RampName } from '../../art/ramps.ts';

export const REELS = 5;
export const ROWS = 3;
/** Number of coins in a stake. Pays are counted in coins. */
export const COINS_PER_STAKE = 20;

/** A picture on the reels, named by its motif; a theme uses each motif at most once. */
export type SlotSymbol = MotifName;

/** Coins for three, four and five from the leftmost reel. */
export type Pays = readonly [three: number, four: number, five: number];

/** Row of a payline on each reel, 0 at the top. */
export type Line = readonly number[];

/** The symbols of one reel in order, as a circle; the window shows three consecutive ones. */
export type Strip = readonly SlotSymbol[];

export interface FreeSpins {
  /** Number of free spins for three, four and five scatters. Free spins cannot be retriggered. */
  spins: Pays;
  /** Multiplier of wins in free spins. */
  multiplier: number;
  strips: readonly Strip[];
}

/**
 * Hold and win: enough scatters in the paid spin stay in their cells, and the other cells turn by themselves. Each new scatter stays too and
 * starts the count of turns again. In the end each pays the coins it was drawn with.
 */
export interface Hold {
  /** Number of scatters that begin it. */
  from: number;
  /** Number of turns in a row without a new scatter that end it. */
  turns: number;
  /** Probability that an empty cell gets a scatter in a turn. */
  chance: number;
  /** Coins of a scatter, with the weight of each amount. */
  values: readonly (readonly [coins: number, weight: number])[];
  /** Coins in addition when every cell has a scatter. */
  full: number;
}

/** Symbols, strips, pays and colours of one variant of the reels. */
export interface Theme {
  /** Code of the game. */
  name: string;
  /** Code of the game that has the same strips and pays with its own symbols. */
  model: string;
  /** How its artist draws; absent in a model, whose game gets it from its vendor's house. */
  hand?: HandName;
  /** Colouring of each symbol. */
  symbols: Partial<Record<SlotSymbol, RampName>>;
  /** Substitutes for every symbol except the scatter. */
  wild: SlotSymbol;
  /** Pays anywhere in the window. */
  scatter: SlotSymbol;
  /** Null when all ways pay: a symbol anywhere on adjacent reels. */
  lines: readonly Line[] | null;
  strips: readonly Strip[];
  /** Pays of the symbols on lines or ways. */
  pays: Partial<Record<SlotSymbol, Pays>>;
  /** Coins for three, four and five scatters. */
  scatterPays: Pays;
  freeSpins: FreeSpins | null;
  hold?: Hold;
  /** Multiplier of a line win in which a wild substitutes for another symbol. @default 1 */
  wildTimes?: number;
  /** Maximum number of coins in a round. */
  mostCoins: number;
  cabinet: Cabinet;
}

/** Colours of the cabinet. */
export interface Cabinet {
  /** Background gradient, from its lit centre to its edge. */
  lit: string;
  edge: string;
  /** Colours of the board between the reels, its rim and its outer frame. */
  board: string;
  rim: string;
  frame: string;
  /** Gradient of a cell, and of a winning cell. */
  cell: readonly [string, string];
  winCell: readonly [string, string];
  winEdge: string;
  /** Colour of the cut line around symbols. */
  ink: string;
}
