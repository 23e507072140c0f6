import type { ParsedOf } from '@site/api/call';
import type { gameList, GameListValue } from '@site/api/games';
import type { Services } from '../services.ts';

/** Returns a page of a brand's games, cached for everyone. Source: LOB-04. */
export async function readGamePage(
  { shelves }: Pick<Services, 'shelves'>,
  { merchant, language, asked }: { merchant: string; language: string; asked: ParsedOf<typeof gameList> },
): Promise<GameListValue> {
  const { gameType, vassalage, gameClassify, isNew, gameName, gameCode, pageNo, pageSize } = asked;
  const filter = { gameType, vassalage, gameClassify, isNew: isNew === 1, gameCode };
  const shelf = await shelves.of(merchant, language);
  return shelf.pages.get(JSON.stringify([filter, gameName, pageNo, pageSize]), async () => {
    const found = gameName ? shelf.search(gameName, filter) : shelf.list(filter);
    return {
      games: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totalPages: Math.ceil(found.length / pageSize),
      total: found.length,
    };
  });
}
