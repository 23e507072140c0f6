import { favourites } from '@site/api/games';
import { accept, handle } from '../http/handle.ts';
import { readBlockedTypes } from '../limits/readBlockedTypes.ts';
import { gameFilter, isOutside } from './gameFilter.ts';
import { readFavourites } from './readFavourites.ts';

/** Lists a member's favourites that the brand shows, newest first. Source: GAM-04. */
export default handle(favourites, async ({ input, member, merchant, language, now, services }) => {
  const { pageNo, pageSize } = input;
  const blocked = await readBlockedTypes(services.db, member, now);
  const shelf = await services.shelves.of(merchant, language);
  const found = shelf
    .findAll(await readFavourites(services.db, member.id))
    .filter(gameFilter(input))
    .filter(isOutside(blocked));
  return accept({
    content: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(found.length / pageSize),
    total: found.length,
  });
});
