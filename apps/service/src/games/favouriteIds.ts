import { favouriteIds } from '@site/api/games';
import { accept, handle } from '../handle.ts';
import { readFavourites } from './readFavourites.ts';

/** All of them, whether the brand shows the games or not: whoever has the list need not ask before each heart. Source: GAM-04. */
export default handle(favouriteIds, async ({ member, services }) => accept({ ids: await readFavourites(services.db, member.id) }));
