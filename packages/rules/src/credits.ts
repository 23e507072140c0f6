/** Minor units in one credit, the unit of limits and caps for every currency. Source: docs/domain.md DR-0.2. */
const minorPerCredit: Record<string, bigint> = {
  USD: 100n,
  USDT: 100n,
  CNY: 700n,
  THB: 3500n,
  PHP: 5500n,
  INR: 8500n,
  BDT: 12_000n,
  VND: 25_000n,
};

/** Converts credits to a currency's minor units. Throws for a currency without a scale, because a limit must not be guessed. */
export function creditsIn(currency: string, credits: bigint): bigint {
  const scale = minorPerCredit[currency];
  if (scale === undefined) throw new Error(`${currency} has no scale of credits: add it to minorPerCredit.`);
  return credits * scale;
}

/** Returns true for a currency whose amounts can be counted in credits. */
export const hasCredits = (currency: string): boolean => currency in minorPerCredit;

/** Largest wallet operation in credits: far above any jackpot, and far below what sums of amounts can hold. */
const MAX_CREDITS = 100_000_000n;

/**
 * Returns the largest wallet operation in minor units: 100,000,000 credits. A currency without a scale uses the limit of the finest one,
 * because an unbounded amount could overflow everybody's sums.
 */
export function ceilingMinor(currency: string): bigint {
  return MAX_CREDITS * (minorPerCredit[currency] ?? 25_000n);
}
