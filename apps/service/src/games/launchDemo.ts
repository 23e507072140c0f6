import { launchDemo } from '@site/api/games';
import { hasFreeTrial, isOpen } from '@site/rules/game';
import { accept, handle, refuse } from '../http/handle.ts';
import { isReturnable } from './isReturnable.ts';
import { launchSite } from './launchSite.ts';
import { onCdn } from './onCdn.ts';

/** Starts a game with play money of its vendor, for anybody. Source: GAM-11. */
export default handle(launchDemo, async ({ input, merchant, language, headers, origin, services }) => {
  const { brands, catalogue, config, shelves, adapters } = services;
  const [{ vendors, games }, shelf] = await Promise.all([catalogue.read(), shelves.of(merchant, language)]);
  const game = shelf.find(input.nodeId);
  if (!game) return refuse(games.some((one) => one.nodeId === input.nodeId && one.status === 'disabled') ? 'gameDisabled' : 'notFound');
  const adapter = adapters.get(vendors.get(game.vassalage)?.integration ?? '');
  if (!adapter?.launchDemo || !isOpen(game) || !hasFreeTrial(game)) return refuse('gameDisabled');
  if (!isReturnable(input.backUrl)) return refuse('invalidInput', { field: 'backUrl', rule: 'path' });
  const brand = await brands.of(merchant);
  const gameUrl = await adapter.launchDemo({
    isDemo: true,
    gameCode: game.gameCode,
    language,
    theme: input.theme,
    currency: brand.brand.currency,
    device: input.device,
    backUrl: input.backUrl,
    ...(input.eventId !== undefined && { eventId: input.eventId }),
    site: launchSite({ pageOrigin: headers.origin ?? origin, brand, brands: await brands.list(), config }),
  });
  if (!gameUrl) return refuse('vendorDown');
  const { speaks = false } = adapter;
  return accept({ gameUrl: onCdn(gameUrl, brand.settings.launchGameCDNs), speaks, displayName: game.displayName });
});
