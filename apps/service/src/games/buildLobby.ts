import type { GameType } from '@site/api/common';
import type { LobbyValue } from '@site/api/lobby';
import { isHot } from '@site/rules/game';
import { readBanners } from '../content/readBanners.ts';
import { readNotices } from '../content/readNotices.ts';
import type { Member } from '../handle.ts';
import type { Services } from '../services.ts';
import { categoriesOf } from './categoriesOf.ts';
import { navigationOf } from './navigationOf.ts';
import { readGames } from './readGames.ts';

/** Kinds shown as tiles at home; the others are shown by their vendors. */
const tileTypes: GameType[] = ['RNG', 'FISH', 'PVP'];
const HOT_GAMES = 15;
const SECTION_GAMES = 12;

export interface LobbyQuery {
  merchant: string;
  language: string;
  /** A category's page; none is the home. */
  gameType?: GameType | undefined;
  member?: Member | undefined;
}

/**
 * What the first view of the home or of a category shows. A visitor's notices are the public announcements.
 *
 * Source: calls.md §7.2 `lobby`, LOB-03.
 */
export async function buildLobby(services: Pick<Services, 'db' | 'brands' | 'catalogue'>, query: LobbyQuery): Promise<LobbyValue> {
  const { merchant, language, gameType, member } = query;
  const group = `w_${(gameType ?? 'home').toLowerCase()}`;
  const [games, banners, playerNotices] = await Promise.all([
    readGames(services, merchant),
    readBanners(services, { merchant, language, groups: [group, 'w_leftmenu'] }),
    readNotices(services, { merchant, language, member }),
  ]);
  const categories = categoriesOf(games);
  const shown = gameType ? games.filter((game) => game.gameType === gameType) : games;
  return {
    navigation: navigationOf(categories),
    banners,
    playerNotices,
    hot: shown.filter((game) => isHot(game) && game.status === 'open').slice(0, HOT_GAMES),
    sections: gameType ? [] : tileTypes.flatMap((type) => sectionOf(type, games)),
    categories,
  };
}

function sectionOf(gameType: GameType, games: LobbyValue['hot']): LobbyValue['sections'] {
  const ofType = games.filter((game) => game.gameType === gameType);
  return ofType.length ? [{ gameType, total: ofType.length, games: ofType.slice(0, SECTION_GAMES) }] : [];
}
