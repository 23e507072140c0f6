export interface ChainLink {
  takerId: number;
  /** None is the platform. */
  giverId: number | null;
  grossMinor: bigint;
}

/**
 * What each taker of a chain of contracts is left with: its gross, less the gross of those it gives to.
 *
 * Who earns less than it has to give adds the difference from its own wallet, and is left with less than nothing. Where the wallet
 * is short, those below get what there is, in the order of the links. The sum of all is what the platform pays.
 *
 * Source: DR-11.3.
 */
export function shareChain(links: readonly ChainLink[], walletMinorOf: (takerId: number) => bigint): Map<number, bigint> {
  const takers = new Set(links.map(({ takerId }) => takerId));
  const below = Map.groupBy(links, ({ giverId }) => (giverId !== null && takers.has(giverId) ? giverId : null));
  const nets = new Map<number, bigint>();

  function receive(takerId: number, receivedMinor: bigint) {
    let leftMinor = receivedMinor + walletMinorOf(takerId);
    let givenMinor = 0n;
    for (const link of below.get(takerId) ?? []) {
      const partMinor = link.grossMinor < leftMinor ? link.grossMinor : leftMinor;
      leftMinor -= partMinor;
      givenMinor += partMinor;
      receive(link.takerId, partMinor);
    }
    nets.set(takerId, receivedMinor - givenMinor);
  }

  for (const { takerId, grossMinor } of below.get(null) ?? []) receive(takerId, grossMinor);
  return nets;
}
