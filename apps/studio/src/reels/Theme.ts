import type { MotifName } from '../art/motifs/motifs.ts';
import type { RampName } from '../art/ramps.ts';

export const REELS = 5;
export const ROWS = 3;
/** What a stake is counted in: pays are coins, and 20 of them are the stake. */
export const COINS_PER_STAKE = 20;

/** A picture on the reels, named by its motif; a theme uses each motif once. */
export type Sign = MotifName;

/** Coins for three, four and five from the leftmost reel on. */
export type Pays = readonly [three: number, four: number, five: number];

/** For each reel, the row that a line runs through, 0 at the top. */
export type Line = readonly number[];

/** The signs of one reel in a circle; the window shows three neighbours. */
export type Strip = readonly Sign[];

export interface FreeSpins {
  /** How many for three, four and five scatters. They cannot be won again while they run. */
  spins: Pays;
  /** What their wins count for. */
  multiplier: number;
  strips: readonly Strip[];
}

/** Everything a skin of the reels plays by, and how its cabinet looks. */
export interface Theme {
  name: string;
  /** Each sign's colouring. */
  signs: Partial<Record<Sign, RampName>>;
  /** Stands for every sign but the scatter. */
  wild: Sign;
  /** Pays anywhere in the window. */
  scatter: Sign;
  /** Without lines every way pays: a sign anywhere on neighbouring reels. */
  lines: readonly Line[] | null;
  strips: readonly Strip[];
  /** Of the signs that pay on lines or ways. */
  pays: Partial<Record<Sign, Pays>>;
  /** Coins for three, four and five scatters. */
  scatterPays: Pays;
  freeSpins: FreeSpins | null;
  /** What no round goes above. */
  mostCoins: number;
  cabinet: Cabinet;
}

/** Colours of the cabinet. */
export interface Cabinet {
  /** The room behind, from its lit middle to its edge. */
  lit: string;
  edge: string;
  /** The board between the reels, its rim and its outer frame. */
  board: string;
  rim: string;
  frame: string;
  /** A cell, from top to foot, and one that wins. */
  cell: readonly [string, string];
  winCell: readonly [string, string];
  winEdge: string;
  /** The cut line around signs. */
  ink: string;
}
