export interface ChainLink {
  takerId: number;
  /** Null for the platform. */
  giverId: number | null;
  /** Amount due to the taker; negative when the taker has to give back. */
  grossMinor: bigint;
}

export interface ChainShare {
  /** Amount received from the giver; negative when it went back to the giver. */
  receivedMinor: bigint;
  /** Amount that stays with the taker, after paying those below and receiving from them. */
  netMinor: bigint;
}

/**
 * Returns what each taker in a chain of contracts receives and keeps.
 *
 * First those who have to give back do so, from the bottom up: out of what those below gave back to them, and their wallet. Then each giver
 * pays those below: out of what it received, what came back, and its wallet. When a giver has too little, those below receive what is left,
 * in the order of the links; a taker who cannot give back in full gives what it has. No wallet falls below zero, and the sum of all nets is
 * what the platform pays.
 *
 * Source: docs/domain.md DR-11.3.
 */
export function shareChain(links: readonly ChainLink[], walletMinorOf: (takerId: number) => bigint): Map<number, ChainShare> {
  const walletMinor = new Map(links.map(({ takerId }) => [takerId, walletMinorOf(takerId)]));
  const leftMinor = new Map(walletMinor);
  const giverOf = (link: ChainLink) => (link.giverId !== null && walletMinor.has(link.giverId) ? link.giverId : null);
  const below = Map.groupBy(links, giverOf);
  const received = new Map<number, bigint>();

  function move(link: ChainLink, amountMinor: bigint) {
    const giverId = giverOf(link);
    received.set(link.takerId, amountMinor);
    leftMinor.set(link.takerId, (leftMinor.get(link.takerId) ?? 0n) + amountMinor);
    if (giverId !== null) leftMinor.set(giverId, (leftMinor.get(giverId) ?? 0n) - amountMinor);
  }

  function takeBack(link: ChainLink) {
    for (const each of below.get(link.takerId) ?? []) takeBack(each);
    if (link.grossMinor < 0n) move(link, -least(-link.grossMinor, leftMinor.get(link.takerId) ?? 0n));
  }
  function give(link: ChainLink) {
    const giverId = giverOf(link);
    if (link.grossMinor > 0n) move(link, giverId === null ? link.grossMinor : least(link.grossMinor, leftMinor.get(giverId) ?? 0n));
    for (const each of below.get(link.takerId) ?? []) give(each);
  }
  for (const head of below.get(null) ?? []) takeBack(head);
  for (const head of below.get(null) ?? []) give(head);

  return new Map(
    links.map(({ takerId }) => [
      takerId,
      { receivedMinor: received.get(takerId) ?? 0n, netMinor: (leftMinor.get(takerId) ?? 0n) - (walletMinor.get(takerId) ?? 0n) },
    ]),
  );
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
