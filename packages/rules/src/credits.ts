/** Minor units in one credit, the measure in which limits and caps are set for every currency. Source: DR-0.2. */
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

/** So many credits in a currency's minor units. Throws for a currency that has no scale, since a limit must not be guessed. */
export function creditsIn(currency: string, credits: bigint): bigint {
  const scale = minorPerCredit[currency];
  if (scale === undefined) throw new Error(`${currency} has no scale of credits: add it to minorPerCredit.`);
  return credits * scale;
}

/** Credits that one wallet operation may move at most: far above any jackpot, and far below what sums of amounts can hold. */
const MOST_CREDITS = 100_000_000n;

/**
 * Returns the most that one wallet operation may move, in minor units: 100,000,000 credits. A currency without a scale has the ceiling of
 * the finest one, since an unbounded amount could break the sums of everybody.
 */
export function ceilingMinor(currency: string): bigint {
  return MOST_CREDITS * (minorPerCredit[currency] ?? 25_000n);
}
