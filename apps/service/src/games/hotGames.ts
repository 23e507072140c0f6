import { hotGames } from '@site/api/games';
import { isHot } from '@site/rules/game';
import { accept, handle } from '../handle.ts';
import { readGames } from './readGames.ts';

export default handle(hotGames, async ({ input: { gameType, vassalage }, merchant, services }) => {
  const games = await readGames(services, merchant);
  return accept({
    list: games.filter((game) => isHot(game) && (!gameType || game.gameType === gameType) && (!vassalage || game.vassalage === vassalage)),
  });
});
