import { preloadGame } from '@site/api/games';
import { isOpen } from '@site/rules/game';
import { accept, handle, refuse } from '../http/handle.ts';
import { onCdn } from './onCdn.ts';

/** Names the page of a vendor that loads a game's files, for anybody. Source: GAM-06. */
export default handle(preloadGame, async ({ input, merchant, language, services }) => {
  const { brands, catalogue, shelves, adapters } = services;
  const [{ vendors }, shelf, { settings }] = await Promise.all([catalogue.read(), shelves.of(merchant, language), brands.of(merchant)]);
  const game = shelf.find(input.nodeId);
  if (!game || !isOpen(game)) return refuse('notFound');
  const adapter = adapters.get(vendors.get(game.vassalage)?.integration ?? '');
  const url = adapter?.preloadUrl?.({ gameCode: game.gameCode, language });
  return accept({ url: url === undefined ? null : onCdn(url, settings.launchGameCDNs) });
});
