/** The entries that correct a settled bet after its result was replaced: the old win is taken back, the new one paid. */
export interface Correction {
  betId: string;
  reversedMinor: bigint;
  paidMinor: bigint;
}

/** Returns the corrections of the bets that the new result pays differently. Entries are added, never edited. */
export function correctionsOf(bets: readonly { id: string; beforeMinor: bigint; afterMinor: bigint }[]): Correction[] {
  return bets
    .filter(({ beforeMinor, afterMinor }) => beforeMinor !== afterMinor)
    .map(({ id, beforeMinor, afterMinor }) => ({ betId: id, reversedMinor: beforeMinor, paidMinor: afterMinor }));
}
