/** Rounds of each measure; use fewer for a smoke test. */
export const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

export interface Rounds {
  /** Subject divided by reference, one ratio for each valid round. */
  ratios: number[];
  median: number;
  least: number;
  most: number;
}

/**
 * Measures subject and reference alternately, so that other load slows both. Repeats a round whose measure gives `undefined`, twice at
 * most.
 */
export async function interleave(
  rounds: number,
  measure: () => Promise<{ subject: number; reference: number } | undefined>,
): Promise<Rounds> {
  const ratios: number[] = [];
  for (let tries = 0; ratios.length < rounds && tries < rounds * 3; tries += 1) {
    const measured = await measure();
    if (measured) ratios.push(measured.subject / measured.reference);
  }
  return { ratios, median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export const inWords = ({ median: middle, least, most, ratios }: Rounds): string =>
  `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)}, ${ratios.length} rounds)`;
