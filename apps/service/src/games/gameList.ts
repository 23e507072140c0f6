import { type Game, gameList } from '@site/api/games';
import { isHot, isNew } from '@site/rules/game';
import { accept, handle, refuse } from '../handle.ts';
import { searchKeyOf } from './Catalogue.ts';
import { readGames } from './readGames.ts';

/**
 * A page of the games that match every filter given, in the catalogue's order. A page above the last is empty.
 *
 * `gameClassify` is one of the catalogue's own classes, or ALL, HOT or NEW. A name is found anywhere in a game's name, whatever
 * its case and accents.
 *
 * Refuses: notFound for a vendor that does not exist.
 *
 * Source: calls.md §5, spec §4 "Filter types".
 */
export default handle(gameList, async ({ input, merchant, services }) => {
  const { gameType, vassalage, gameClassify = 'ALL', gameName, isNew: onlyNew, pageNo, pageSize } = input;
  const { vendors, searchKeys } = await services.catalogue.read();
  if (vassalage && !vendors.has(vassalage)) return refuse('notFound');

  const isOfClass = classOf(gameClassify);
  const wanted = gameName ? searchKeyOf(gameName) : '';
  const found = (await readGames(services, merchant)).filter(
    (game) =>
      (!gameType || game.gameType === gameType) &&
      (!vassalage || game.vassalage === vassalage) &&
      (onlyNew !== 1 || isNew(game)) &&
      isOfClass(game) &&
      (searchKeys.get(game.nodeId) ?? '').includes(wanted),
  );
  return accept({
    games: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(found.length / pageSize),
    total: found.length,
  });
});

function classOf(gameClassify: string): (game: Game) => boolean {
  switch (gameClassify) {
    case 'ALL':
      return () => true;
    case 'HOT':
      return isHot;
    case 'NEW':
      return isNew;
    default:
      return (game) => game.gameClassify === gameClassify;
  }
}
