import { gameInfo } from '@site/api/rounds';
import { accept, handle, refuse } from '../http/handle.ts';

/** Tells what the catalogue knows of a game of the brand, for anybody. Vendors tell it the return alone. Source: GAM-02. */
export default handle(gameInfo, async ({ input, merchant, language, services: { shelves } }) => {
  const game = (await shelves.of(merchant, language)).find(input.nodeId);
  if (!game) return refuse('notFound');
  const { nodeId, displayName, rtpPpm = null } = game;
  const unsaid = { rulesUrl: null, volatility: null, leastStakeMinor: null, mostStakeMinor: null, features: null };
  return accept({ nodeId, displayName, rtpPpm, ...unsaid });
});
