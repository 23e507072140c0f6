import { removeFavourite } from '@site/api/games';
import { accept, handle } from '../http/handle.ts';

/** Removes a game from the favourites. Idempotent, also for games no longer shown. Source: GAM-04. */
export default handle(removeFavourite, async ({ input: { nodeId }, member, services }) => {
  await services.db.deleteFrom('favourite').where('account_id', '=', member.id).where('node_id', '=', nodeId).execute();
  return accept(null);
});
