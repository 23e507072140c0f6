import { recentGames } from '@site/api/games';
import { accept, handle } from '../http/handle.ts';
import { gameFilter } from './gameFilter.ts';

const MAX_ROWS = 200;

/** Lists the games that a member has opened recently and the brand shows, latest first. Source: GAM-05. */
export default handle(recentGames, async ({ input, member, merchant, language, services }) => {
  const { page, pageSize } = input;
  const rows = await services.db
    .selectFrom('recent_game')
    .where('account_id', '=', member.id)
    .orderBy('played_at', 'desc')
    .orderBy('node_id')
    .limit(MAX_ROWS)
    .select('node_id')
    .execute();
  const shelf = await services.shelves.of(merchant, language);
  const found = shelf.findAll(rows.map(({ node_id: nodeId }) => nodeId)).filter(gameFilter(input));
  return accept({
    list: found.slice((page - 1) * pageSize, page * pageSize),
    totalPages: Math.ceil(found.length / pageSize),
    total: found.length,
  });
});
