import type { GameType } from '@site/api/common';
import type { Game } from '@site/api/games';
import type { LobbyPart, LobbyValue } from '@site/api/lobby';
import { isOpen } from '@site/rules/game';
import { countBanners } from '../content/countBanners.ts';
import { readBanners } from '../content/readBanners.ts';
import { readNotices } from '../content/readNotices.ts';
import { knownNextDraws } from '../lottery/readDraws.ts';
import type { Services } from '../services.ts';
import { countJackpots } from '../prizes/readJackpots.ts';
import { navigationOf } from './navigationOf.ts';
import { readActivity } from './readActivity.ts';
import { emptyWinners, readWinners } from './readWinners.ts';
import type { Shelf } from './Shelf.ts';

/** Categories shown as tiles on the home page; others are shown by vendor. */
const tileTypes: GameType[] = ['RNG', 'FISH', 'PVP'];
const HOT_GAMES = 15;
const SECTION_GAMES = 12;
const DRAWS = 5;

export interface LobbyQuery {
  merchant: string;
  language: string;
  /** Category of the page; undefined for the home page. */
  gameType?: GameType | undefined;
  isMember?: boolean;
  savesData?: boolean;
}

type Sources = Pick<
  Services,
  | 'db'
  | 'brands'
  | 'content'
  | 'shelves'
  | 'winnerRows'
  | 'latestRounds'
  | 'adapters'
  | 'catalogue'
  | 'calendars'
  | 'jackpotRows'
  | 'lobbies'
  | 'noteMissing'
>;

/**
 * Builds the first view of the home page or of a category, cached for everyone with the same view. A visitor's notices are the public
 * announcements. Banners, notices and winners that cannot be read are omitted and listed in `missing`; the next call retries.
 *
 * Source: LOB-03.
 */
export async function buildLobby(services: Sources, query: LobbyQuery): Promise<LobbyValue> {
  const { merchant, language, gameType, isMember = false, savesData = false } = query;
  const [version, shelf] = await Promise.all([services.content.read(), services.shelves.of(merchant, language)]);
  const key = JSON.stringify([String(version), merchant, language, gameType, isMember, savesData]);
  const lobby = await services.lobbies.get(key, async () => {
    const { currency } = (await services.brands.of(merchant)).brand;
    const group = `w_${(gameType ?? 'home').toLowerCase()}`;
    const missing: LobbyPart[] = [];
    const partOr = <Value>(part: LobbyPart, reading: Promise<Value>, empty: Value) =>
      reading.catch((error: unknown) => {
        services.noteMissing(`lobby.${part}`, error);
        if (!missing.includes(part)) missing.push(part);
        return empty;
      });
    const [banners, bannerCounts, jackpotCounts, playerNotices, winners, activity] = await Promise.all([
      partOr('banners', readBanners(services, { merchant, language, groups: [group, 'w_leftmenu'], savesData }), []),
      partOr('banners', countBanners(services, { merchant, language }), {}),
      partOr('jackpots', countJackpots(services, { merchant, language }), {}),
      partOr('playerNotices', readNotices(services, { merchant, language, isMember }), []),
      partOr('winners', readWinners(services, { merchant, language, gameType }), await emptyWinners(services, merchant)),
      // The site asks for it again soon anyway.
      readActivity(services, { merchant, language }).catch((error: unknown) => {
        services.noteMissing('lobby.activity', error);
        return null;
      }),
    ]);
    const hot = shelf.list({ gameType, gameClassify: 'HOT' }).filter(isOpen);
    return {
      navigation: navigationOf(shelf.categories),
      banners,
      bannerCounts,
      jackpotCounts,
      playerNotices,
      hot: hot.slice(0, HOT_GAMES),
      hotTotal: hot.length,
      sections: gameType ? [] : tileTypes.flatMap((type) => sectionOf(type, shelf)),
      categories: shelf.categories,
      winners,
      activity,
      draws: knownNextDraws(services, { shelf, currency, now: new Date() })?.slice(0, DRAWS) ?? null,
      ...(missing.length > 0 && { missing }),
    };
  });
  if (lobby.missing) services.lobbies.delete(key);
  return lobby;
}

/** A category without a game that can be played has no section on the home page. */
function sectionOf(gameType: GameType, shelf: Shelf): LobbyValue['sections'] {
  const games: readonly Game[] = shelf.list({ gameType });
  return shelf.isOpen(gameType) ? [{ gameType, total: games.length, games: games.slice(0, SECTION_GAMES) }] : [];
}
