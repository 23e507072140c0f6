import { gameInfo } from '@site/api/rounds';
import { accept, handle, refuse } from '../http/handle.ts';

/** Tells what the catalogue and the vendor know of a game of the brand, for anybody; null is what the vendor does not say. Source: GAM-02, API-05. */
export default handle(gameInfo, async ({ input, merchant, language, services: { adapters, brands, catalogue, shelves } }) => {
  const [{ vendors }, shelf] = await Promise.all([catalogue.read(), shelves.of(merchant, language)]);
  const game = shelf.find(input.nodeId);
  if (!game) return refuse('notFound');
  const { nodeId, displayName, gameCode, vassalage, rtpPpm = null } = game;
  const { currency } = (await brands.of(merchant)).brand;
  const facts = await adapters.get(vendors.get(vassalage)?.integration ?? '')?.describeGame?.({ gameCode, currency, language });
  return accept({ nodeId, displayName, rtpPpm, ...(facts ?? unsaid) });
});

const unsaid = { rulesUrl: null, volatility: null, leastStakeMinor: null, mostStakeMinor: null, features: null };
