import { favouriteIds } from '@site/api/games';
import { accept, handle } from '../http/handle.ts';
import { readFavourites } from './readFavourites.ts';

/** Lists all favourites, including games that the brand does not show. Source: GAM-04. */
export default handle(favouriteIds, async ({ member, services }) => accept({ ids: await readFavourites(services.db, member.id) }));
