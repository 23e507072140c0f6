import type { MotifName } from '../../art/motifs/motifs.ts';
import type { RampName } from '../../art/ramps.ts';

export const REELS = 5;
export const ROWS = 3;
/** Number of coins in a stake. Pays are counted in coins. */
export const COINS_PER_STAKE = 20;

/** A picture on the reels, named by its motif; a theme uses each motif at most once. */
export type Sign = MotifName;

/** Coins for three, four and five from the leftmost reel. */
export type Pays = readonly [three: number, four: number, five: number];

/** Row of a payline on each reel, 0 at the top. */
export type Line = readonly number[];

/** The signs of one reel in order, as a circle; the window shows three consecutive ones. */
export type Strip = readonly Sign[];

export interface FreeSpins {
  /** Number of free spins for three, four and five scatters. Free spins cannot be retriggered. */
  spins: Pays;
  /** Multiplier of wins in free spins. */
  multiplier: number;
  strips: readonly Strip[];
}

/** Symbols, strips, pays and colours of one variant of the reels. */
export interface Theme {
  name: string;
  /** Colouring of each sign. */
  signs: Partial<Record<Sign, RampName>>;
  /** Substitutes for every sign except the scatter. */
  wild: Sign;
  /** Pays anywhere in the window. */
  scatter: Sign;
  /** Null when all ways pay: a sign anywhere on adjacent reels. */
  lines: readonly Line[] | null;
  strips: readonly Strip[];
  /** Pays of the signs on lines or ways. */
  pays: Partial<Record<Sign, Pays>>;
  /** Coins for three, four and five scatters. */
  scatterPays: Pays;
  freeSpins: FreeSpins | null;
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
  /** Colour of the cut line around signs. */
  ink: string;
}
