import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';
import type { LobbyPart, LobbyValue } from '@site/api/lobby';
import { isOpen } from '@site/rules/game';
import { readBanners } from '../content/readBanners.ts';
import { readNotices } from '../content/readNotices.ts';
import type { Services } from '../services.ts';
import { navigationOf } from './navigationOf.ts';
import { emptyWinners, readWinners } from './readWinners.ts';
import type { Shelf } from './Shelf.ts';

/** Kinds shown as tiles at home; the others are shown by their vendors. */
const tileTypes: GameType[] = ['RNG', 'FISH', 'PVP'];
const HOT_GAMES = 15;
const SECTION_GAMES = 12;

export interface LobbyQuery {
  merchant: string;
  language: string;
  /** A category's page; none is the home. */
  gameType?: GameType | undefined;
  isMember?: boolean;
  savesData?: boolean;
}

type Sources = Pick<Services, 'db' | 'brands' | 'content' | 'shelves' | 'winnerRows' | 'lobbies' | 'noteMissing'>;

/**
 * Returns what the first view of the home or of a category shows, made once for all who see the same. A visitor's notices are the
 * public announcements. Banners, notices and winners that cannot be read are left out and named in `missing`; the next call tries again.
 *
 * Source: calls.md §7.2 `lobby`, LOB-03.
 */
export async function buildLobby(services: Sources, query: LobbyQuery): Promise<LobbyValue> {
  const { merchant, language, gameType, isMember = false, savesData = false } = query;
  const [version, shelf] = await Promise.all([services.content.read(), services.shelves.of(merchant, language)]);
  const key = JSON.stringify([String(version), merchant, language, gameType, isMember, savesData]);
  const lobby = await services.lobbies.get(key, async () => {
    const group = `w_${(gameType ?? 'home').toLowerCase()}`;
    const missing: LobbyPart[] = [];
    const partOr = <Value>(part: LobbyPart, reading: Promise<Value>, empty: Value) =>
      reading.catch((error: unknown) => {
        services.noteMissing(`lobby.${part}`, error);
        missing.push(part);
        return empty;
      });
    const [banners, playerNotices, winners] = await Promise.all([
      partOr('banners', readBanners(services, { merchant, language, groups: [group, 'w_leftmenu'], savesData }), []),
      partOr('playerNotices', readNotices(services, { merchant, language, isMember }), []),
      partOr('winners', readWinners(services, { merchant, language, gameType }), await emptyWinners(services, merchant)),
    ]);
    return {
      navigation: navigationOf(shelf.categories),
      banners,
      playerNotices,
      hot: shelf.list({ gameType, gameClassify: 'HOT' }).filter(isOpen).slice(0, HOT_GAMES),
      sections: gameType ? [] : tileTypes.flatMap((type) => sectionOf(type, shelf)),
      categories: shelf.categories,
      winners,
      ...(missing.length > 0 && { missing }),
    };
  });
  if (lobby.missing) services.lobbies.drop(key);
  return lobby;
}

function sectionOf(gameType: GameType, shelf: Shelf): LobbyValue['sections'] {
  const games: readonly Game[] = shelf.list({ gameType });
  return games.length ? [{ gameType, total: games.length, games: games.slice(0, SECTION_GAMES) }] : [];
}
