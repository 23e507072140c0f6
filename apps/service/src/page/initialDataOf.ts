import type { InitialData } from '@site/api/page';
import type { Game } from '@site/api/games';
import { readBanners } from '../content/readBanners.ts';
import { buildLobby } from '../games/buildLobby.ts';
import { readGamePage } from '../games/readGamePage.ts';
import type { Services } from '../services.ts';
import { readJackpots } from '../prizes/readJackpots.ts';
import { isOwnPart, ownParts } from './ownParts.ts';
import type { PageAddress } from './pageAddress.ts';
import type { PagePart } from './pageParts.ts';

interface RenderedPage {
  permission: InitialData['permission'];
  language: string;
  page: PageAddress;
  savesData: boolean;
  now: Date;
}

interface Read {
  first: InitialData;
  /** False when a part could not be read. */
  isWhole: boolean;
}

/** Maximum width of pictures for browsers that save data. */
const MAX_SAVING_WIDTH = 240;

/** Returns the initial data of a visitor's page. Omits parts that cannot be read; the browser requests them again. */
export async function initialDataOf(services: Services, { permission, language, page, savesData, now }: RenderedPage): Promise<Read> {
  const bare: InitialData = { language, permission, lobby: null, games: null, ...(savesData && { savesData }) };
  const path = page.url.split('?')[0]?.toLowerCase() ?? '';
  if (permission.maintenance || permission.regionRestriction || path.startsWith('/agent')) return { first: bare, isWhole: true };
  const { merchant } = permission.brand;
  const spoken = { merchant, language };
  let isWhole = true;
  const orNull = <Value>(part: PagePart, reading: Promise<Value>): Promise<Value | null> =>
    reading.catch((error: unknown) => {
      services.noteMissing(part, error);
      isWhole = false;
      return null;
    });
  const { category, games: asked, promotionId, postId, results } = page;
  const [lobby, own, listed, jackpots, part] = await Promise.all([
    orNull('lobby', buildLobby(services, { ...spoken, savesData })),
    category ? orNull('banners', readBanners(services, { ...spoken, groups: [`w_${category.toLowerCase()}`], savesData })) : null,
    asked ? orNull('games', readGamePage(services, { ...spoken, asked })) : null,
    category ? orNull('jackpots', readJackpots(services, { ...spoken, gameType: category })) : null,
    asked || !isOwnPart(path) ? null : orNull(path, ownParts[path]({ services, orNull, ...spoken, promotionId, postId, results, now })),
  ]);
  const first: InitialData = {
    ...bare,
    lobby: lobby && { ...lobby, banners: [...lobby.banners, ...(own ?? [])] },
    ...(listed && (path === '/search' ? { search: listed } : { games: listed })),
    ...(category && jackpots && { jackpots: { gameType: category, value: jackpots } }),
    ...part,
  };
  return { first: savesData ? withSmallPictures(first) : first, isWhole: isWhole && !lobby?.missing };
}

function withSmallPictures(first: InitialData): InitialData {
  const { lobby, games, search } = first;
  return {
    ...first,
    lobby: lobby && {
      ...lobby,
      hot: lobby.hot.map(small),
      sections: lobby.sections.map(({ gameType, total, games: first12 }) => ({ gameType, total, games: first12.map(small) })),
    },
    games: games && { ...games, games: games.games.map(small) },
    ...(search && { search: { ...search, games: search.games.map(small) } }),
  };
}

const small = (game: Game): Game => ({ ...game, pictures: game.pictures.filter(({ width }) => width <= MAX_SAVING_WIDTH) });
