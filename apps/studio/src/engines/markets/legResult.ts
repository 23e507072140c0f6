/** How a leg ended. A dead heat is won with `1/sharedBy` of the stake. */
export type LegResult = { kind: 'won' | 'halfWon' | 'push' | 'void' | 'halfLost' | 'lost' } | { kind: 'deadHeat'; sharedBy: number };

/** An exact part of a stake. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

export const WHOLE: Fraction = { over: 1n, under: 1n };

/** Returns what is left of 1 staked on a leg. Source: docs/domain.md DR-14. */
export function factorOf(result: LegResult, oddsMilli: number): Fraction {
  const odds = BigInt(oddsMilli);
  switch (result.kind) {
    case 'won':
      return { over: odds, under: 1000n };
    case 'halfWon':
      return { over: 1000n + odds, under: 2000n };
    case 'push':
    case 'void':
      return WHOLE;
    case 'halfLost':
      return { over: 1n, under: 2n };
    case 'lost':
      return { over: 0n, under: 1n };
    case 'deadHeat':
      return { over: odds, under: 1000n * BigInt(result.sharedBy) };
  }
}

export function times(one: Fraction, other: Fraction): Fraction {
  return { over: one.over * other.over, under: one.under * other.under };
}

/** Returns a fraction of an amount, rounded down. */
export function partOf(amountMinor: bigint, { over, under }: Fraction): bigint {
  return (amountMinor * over) / under;
}
