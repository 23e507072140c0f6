/** Lists the last past rounds of a table, newest first. `past` has the oldest first. */
export function listPast<Round>(list: HTMLOListElement, past: readonly Round[], { most, row }: PastRows<Round>): void {
  list.replaceChildren(...past.slice(-most).toReversed().map(row));
}

interface PastRows<Round> {
  /** Maximum number of rows. */
  most: number;
  row: (round: Round) => HTMLElement;
}
