export interface ChainLink {
  takerId: number;
  /** None is the platform. */
  giverId: number | null;
  grossMinor: bigint;
}

/**
 * What each taker of a chain of contracts is left with: its gross, less the gross of those it gives to. Below zero it has to add
 * from its own wallet. The sum of all is what the platform pays.
 *
 * Source: DR-11.3.
 */
export function shareChain(links: readonly ChainLink[]): Map<number, bigint> {
  const nets = new Map(links.map(({ takerId, grossMinor }) => [takerId, grossMinor]));
  for (const { giverId, grossMinor } of links) {
    const giver = giverId === null ? undefined : nets.get(giverId);
    if (giverId !== null && giver !== undefined) nets.set(giverId, giver - grossMinor);
  }
  return nets;
}
