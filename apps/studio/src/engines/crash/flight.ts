/** Multipliers are counted in hundredths: 250 is × 2.50. */
export const LOWEST_CASH_OUT = 101;
export const HIGHEST = 100_000;

/** Share of all stakes that is paid, in hundredths. */
export const RETURN_PERCENT = 97;

/** Growth of the multiplier per millisecond: × 2 after 6.9 seconds, × 10 after 23. */
const GROWTH = 0.0001;

/**
 * Returns the multiplier at which a flight ends, in hundredths: 100 ends at once.
 *
 * A flight reaches × m with the probability 0.97 / m, so every cash-out pays 97 % of the stakes in the long run.
 */
export function crashOf(number: number): number {
  return Math.min(HIGHEST, Math.max(100, Math.floor(RETURN_PERCENT / (1 - number))));
}

/** Returns the multiplier of a flight after a time, in hundredths, rounded down. */
export function multiplierAt(ms: number): number {
  return Math.min(HIGHEST, Math.floor(100 * Math.exp(GROWTH * ms) + 1e-9));
}

/** Returns the time after which a flight reaches a multiplier, in milliseconds. */
export function timeOf(multiplier: number): number {
  return Math.log(multiplier / 100) / GROWTH;
}
