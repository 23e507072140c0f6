/** An exact fraction: a chance, or a multiple of a stake. */
export interface Ratio {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const zero: Ratio = { top: 0n, bottom: 1n };
export const one: Ratio = { top: 1n, bottom: 1n };

export function ratio(top: number, bottom: number): Ratio {
  return { top: BigInt(top), bottom: BigInt(bottom) };
}

export function product(factors: readonly Ratio[]): Ratio {
  return factors.reduce((sofar, { top, bottom }) => ({ top: sofar.top * top, bottom: sofar.bottom * bottom }), one);
}

export function inverse({ top, bottom }: Ratio): Ratio {
  return { top: bottom, bottom: top };
}

export function sum(terms: readonly Ratio[]): Ratio {
  return terms.reduce((sofar, { top, bottom }) => ({ top: sofar.top * bottom + top * sofar.bottom, bottom: sofar.bottom * bottom }), zero);
}

/** Returns a multiple of an amount, rounded down. */
export function multipleOf(amount: bigint, { top, bottom }: Ratio): bigint {
  return (amount * top) / bottom;
}

/** Returns parts per million, rounded down. */
export function toPpm(of: Ratio): number {
  return Number(multipleOf(1_000_000n, of));
}

/** Writes a multiple with two decimals, rounded down as payouts are. */
export function toTimes(of: Ratio): string {
  const hundredths = multipleOf(100n, of);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
