import type { InitialData } from '@site/api/page';
import type { Game } from '@site/api/games';
import { endOfDay } from '@site/rules/period';
import { sanitizeHtml } from '../content/sanitizeHtml.ts';
import { readAnnouncements } from '../content/readAnnouncements.ts';
import { readBanners } from '../content/readBanners.ts';
import { describePromotion } from '../rewards/describePromotion.ts';
import { readHelp } from '../content/readHelp.ts';
import { cardOf, readPromotions } from '../content/readPromotions.ts';
import { buildLobby } from '../games/buildLobby.ts';
import { readGamePage } from '../games/readGamePage.ts';
import { readNextDraws } from '../lottery/readDraws.ts';
import { readResults } from '../lottery/readResults.ts';
import type { Services } from '../services.ts';
import { cardOf as cardOfPost, readPosts } from '../posts/readPosts.ts';
import { readTournaments } from '../prizes/readTournaments.ts';
import { readJackpots } from '../prizes/readJackpots.ts';
import { downloadOf } from '../support/downloadOf.ts';
import type { PageAddress } from './pageAddress.ts';

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

/** Results of a page, as many as its call lists. */
const RESULTS = 20;

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
  const orNull = <Value>(part: string, reading: Promise<Value>): Promise<Value | null> =>
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
    asked ? null : orNull(path, partOf(services, path, { ...spoken, promotionId, postId, results, now })),
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

type Part = Pick<
  InitialData,
  'results' | 'tournaments' | 'promotions' | 'promotion' | 'announcements' | 'help' | 'download' | 'posts' | 'post'
>;

/** Returns the data of a single path's page. */
async function partOf(
  services: Services,
  path: string,
  {
    promotionId,
    postId,
    results,
    now,
    ...spoken
  }: Pick<PageAddress, 'promotionId' | 'postId' | 'results'> & { merchant: string; language: string; now: Date },
): Promise<Part> {
  switch (path) {
    case '/tournaments':
      return { tournaments: { list: await readTournaments(services, { ...spoken, now }) } };
    case '/lottery/results':
      return resultsOf(services, { ...results, ...spoken, now });
    case '/promotions': {
      const list = await readPromotions(services, { ...spoken, now });
      const promotion = list.find(({ id }) => id === promotionId);
      return {
        promotions: { list: list.map(cardOf) },
        ...(promotion && { promotion: cleaned(await describePromotion(services, promotion, { ...spoken, now })) }),
      };
    }
    case '/announce': {
      const rows = await readAnnouncements(services, { ...spoken, types: ['H'], audience: 'site', now });
      const announcements = rows.map(({ id, title, startDate, content, saidIn }) => ({ id, title, startDate, content, saidIn }));
      return { announcements: { banners: [], playerNotices: [], popup: [], promotion: [], announcements } };
    }
    case '/news': {
      const list = await readPosts(services, { ...spoken, now });
      const post = list.find(({ id }) => id === postId);
      return { posts: { list: list.map(cardOfPost) }, ...(post && { post: cleaned(post) }) };
    }
    case '/help': {
      const { articles, term, termSaidIn } = await readHelp(services, spoken);
      return { help: { articles: articles.map(cleaned), term: sanitizeHtml(term), termSaidIn } };
    }
    case '/down': {
      const { ios, android, ...download } = await downloadOf(services, spoken);
      return { download: { ...download, ios: ios && cleaned(ios), android: android && cleaned(android) } };
    }
    default:
      return {};
  }
}

interface AskedResults extends NonNullable<PageAddress['results']> {
  merchant: string;
  language: string;
  now: Date;
}

/** Returns the results of a lottery until a day of the brand's zone; nothing of an unknown one. */
async function resultsOf(services: Services, { gameCode, day, merchant, language, now }: AskedResults): Promise<Part> {
  const [shelf, { brand }] = await Promise.all([services.shelves.of(merchant, language), services.brands.of(merchant)]);
  const lotteries = (await readNextDraws(services, { shelf, currency: brand.currency, now })).map(({ game }) => game);
  const game = gameCode === undefined ? lotteries[0] : shelf.list({ gameCode })[0];
  const until = day === undefined ? undefined : endOfDay(day, brand.zone).getTime();
  const value = game && (await readResults(services, { game, until, pageSize: RESULTS, now }));
  const games = lotteries.map(({ gameCode: code, displayName }) => ({ gameCode: code, displayName }));
  return value ? { results: { games, until, value } } : {};
}

/** Sanitized again, because rendered HTML goes to the reader directly. */
const cleaned = <T extends { content: string }>(part: T): T => ({ ...part, content: sanitizeHtml(part.content) });

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
