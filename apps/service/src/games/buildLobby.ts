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

/** Part of the reply's `missing` for each read that failed. The site asks for the activity again soon anyway. */
const shownPartOf = {
  banners: 'banners',
  bannerCounts: 'banners',
  jackpotCounts: 'jackpots',
  playerNotices: 'playerNotices',
  winners: 'winners',
  activity: undefined,
} satisfies Record<string, LobbyPart | undefined>;

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
    const readOr = <Value>(read: keyof typeof shownPartOf, reading: Promise<Value>, empty: Value) =>
      reading.catch((error: unknown) => {
        services.noteMissing(`lobby.${read}`, error);
        const part = shownPartOf[read];
        if (part && !missing.includes(part)) missing.push(part);
        return empty;
      });
    const [banners, bannerCounts, jackpotCounts, playerNotices, winners, activity] = await Promise.all([
      readOr('banners', readBanners(services, { merchant, language, groups: [group, 'w_leftmenu'], savesData }), []),
      readOr('bannerCounts', countBanners(services, { merchant, language }), {}),
      readOr('jackpotCounts', countJackpots(services, { merchant, language }), {}),
      readOr('playerNotices', readNotices(services, { merchant, language, isMember }), []),
      readOr('winners', readWinners(services, { merchant, language, gameType }), await emptyWinners(services, merchant)),
      readOr('activity', readActivity(services, { merchant, language }), null),
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
