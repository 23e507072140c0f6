import type { ParsedOf } from '@site/api/call';
import { gameType as anyType } from '@site/api/common';
import type { gameList, GameListValue } from '@site/api/games';
import type { Services } from '../services.ts';
import { isOutside } from './gameFilter.ts';

const gameTypes = anyType.options;

/** Returns a page of a brand's games, cached for everyone. Source: LOB-04. */
export async function readGamePage(
  { shelves }: Pick<Services, 'shelves'>,
  { merchant, language, asked }: { merchant: string; language: string; asked: ParsedOf<typeof gameList> },
): Promise<GameListValue> {
  const { gameType, vassalage, gameClassify, isNew, gameName, gameCode, without, pageNo, pageSize } = asked;
  const leftOut = gameTypes.filter((type) => without?.split(',').includes(type));
  const filter = { gameType, vassalage, gameClassify, isNew: isNew === 1, gameCode };
  const shelf = await shelves.of(merchant, language);
  return shelf.pages.get(JSON.stringify([filter, gameName, leftOut, pageNo, pageSize]), async () => {
    const all = gameName ? shelf.search(gameName, filter) : shelf.list(filter);
    const found = leftOut.length === 0 ? all : all.filter(isOutside(leftOut));
    return {
      games: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totalPages: Math.ceil(found.length / pageSize),
      total: found.length,
    };
  });
}
