import type { EngineMove } from '../../core/Engine.ts';

/** Maximum number of bets in a round. */
export const BETS_MAX = 100;

/** Chips on one place of a table. */
export interface Bet {
  /** Name of the place, e.g. red. */
  spot: string;
  /** Digits of minor units. */
  amountMinor: string;
}

/** A move that places all bets of a round. Its stake is their sum. */
export interface BetsMove extends EngineMove {
  bets: readonly Bet[];
}

/** Limits of a place, in smallest chips. */
export interface Limits {
  least: bigint;
  most: bigint;
}

/** Writes bets for a link to the verification page, e.g. red=100.17-18=40. */
export function writeBets(bets: readonly Bet[]): string {
  return bets.map(({ spot, amountMinor }) => `${spot}=${amountMinor}`).join('.');
}

/** Reads bets that `writeBets` wrote. */
export function parseBets(text: string): Bet[] {
  return text.split('.').flatMap((part) => {
    const [spot, amountMinor] = part.split('=');
    return spot && amountMinor ? [{ spot, amountMinor }] : [];
  });
}
