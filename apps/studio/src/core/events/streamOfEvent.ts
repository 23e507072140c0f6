import type { FairRound } from '@site/rules/fairStream';

/** Returns the fair stream of an event. Its id stands for the client seed, so that no player can choose it. Source: docs/domain.md DR-16. */
export function streamOfEvent(eventId: string, serverSeed: string): FairRound {
  return { serverSeed, clientSeed: eventId, nonce: 0 };
}
