import { removeFavourite } from '@site/api/games';
import { accept, handle } from '../handle.ts';

/** Takes a game out of the favourites; one that is not among them, or no longer shown, is no fault. Source: GAM-04. */
export default handle(removeFavourite, async ({ input: { nodeId }, member, services }) => {
  await services.db.deleteFrom('favourite').where('account_id', '=', member.id).where('node_id', '=', nodeId).execute();
  return accept(null);
});
