import { recentGames } from '@site/api/games';
import { accept, handle } from '../http/handle.ts';
import { gameFilter } from './gameFilter.ts';
import { readRecent } from './readRecent.ts';

/** Lists the games that a member has opened recently and the brand shows, latest first. Source: GAM-05. */
export default handle(recentGames, async ({ input, member, merchant, language, services }) => {
  const { page, pageSize } = input;
  const found = (await readRecent(services, { accountId: member.id, merchant, language })).filter(gameFilter(input));
  return accept({
    list: found.slice((page - 1) * pageSize, page * pageSize),
    totalPages: Math.ceil(found.length / pageSize),
    total: found.length,
  });
});
