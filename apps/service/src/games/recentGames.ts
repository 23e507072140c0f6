import { recentGames } from '@site/api/games';
import { accept, handle } from '../http/handle.ts';
import { readBlockedTypes } from '../limits/readBlockedTypes.ts';
import { gameFilter, isOutside } from './gameFilter.ts';
import { readRecent } from './readRecent.ts';

/** Lists the games that a member has opened recently and the brand shows, latest first. Source: GAM-05. */
export default handle(recentGames, async ({ input, member, merchant, language, now, services }) => {
  const { page, pageSize } = input;
  const blocked = await readBlockedTypes(services.db, member, now);
  const found = (await readRecent(services, { accountId: member.id, merchant, language }))
    .filter(gameFilter(input))
    .filter(isOutside(blocked));
  return accept({
    list: found.slice((page - 1) * pageSize, page * pageSize),
    totalPages: Math.ceil(found.length / pageSize),
    total: found.length,
  });
});
