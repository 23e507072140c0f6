import { vendorLanes } from '@site/api/games';
import { accept, handle, refuse } from '../http/handle.ts';

/** Lists a vendor's games in lanes, one for each of its classes, for the pop-up game list. Source: GAM-13. */
export default handle(vendorLanes, async ({ input: { gameVendor }, merchant, language, services }) => {
  const [{ vendors }, shelf] = await Promise.all([services.catalogue.read(), services.shelves.of(merchant, language)]);
  if (!vendors.has(gameVendor)) return refuse('notFound', { field: 'gameVendor', rule: 'known' });
  const byClass = Map.groupBy(shelf.list({ vassalage: gameVendor }), ({ gameClassify }) => gameClassify);
  return accept({ data: { lanes: [...byClass].map(([name, games]) => ({ name, games })) } });
});
