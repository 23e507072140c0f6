import { addFavourite } from '@site/api/games';
import { accept, handle, refuse } from '../http/handle.ts';

/**
 * Adds a game to the favourites. Idempotent.
 *
 * Refuses: notFound for a game that the brand does not show; invalidInput when vendor or category do not match.
 *
 * Source: API-04, GAM-04.
 */
export default handle(addFavourite, async ({ input: { nodeId, vendor, gameType }, member, merchant, language, now, services }) => {
  const game = (await services.shelves.of(merchant, language)).find(nodeId);
  if (!game) return refuse('notFound', { field: 'nodeId', rule: 'known' });
  if (game.vassalage !== vendor) return refuse('invalidInput', { field: 'vendor', rule: 'ofGame' });
  if (game.gameType !== gameType) return refuse('invalidInput', { field: 'gameType', rule: 'ofGame' });
  await services.db
    .insertInto('favourite')
    .values({ account_id: member.id, node_id: nodeId, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return accept(null);
});
