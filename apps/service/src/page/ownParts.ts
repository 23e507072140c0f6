import type { InitialData } from '@site/api/page';
import { endOfDay } from '@site/rules/period';
import { readAnnouncements } from '../content/readAnnouncements.ts';
import { readHelp } from '../content/readHelp.ts';
import { cardOf, readPromotions } from '../content/readPromotions.ts';
import { sanitizeHtml } from '../content/sanitizeHtml.ts';
import { readNextDraws } from '../lottery/readDraws.ts';
import { readResults } from '../lottery/readResults.ts';
import { cardOf as cardOfPost, readPosts } from '../posts/readPosts.ts';
import { readTournaments } from '../prizes/readTournaments.ts';
import { describePromotion } from '../rewards/describePromotion.ts';
import type { Services } from '../services.ts';
import { downloadOf } from '../support/downloadOf.ts';
import type { PageAddress } from './pageAddress.ts';

/** Results of a page, as many as its call lists. */
const RESULTS = 20;

type Part = Pick<
  InitialData,
  'results' | 'tournaments' | 'promotions' | 'promotion' | 'announcements' | 'help' | 'download' | 'posts' | 'post'
>;

interface Asked extends Pick<PageAddress, 'promotionId' | 'postId' | 'results'> {
  services: Services;
  merchant: string;
  language: string;
  now: Date;
  /** Reads a part of the part, which may be left out by itself. */
  orNull: <Value>(part: 'promotion', reading: Promise<Value>) => Promise<Value | null>;
}

/** Readers of the data that only the page of one path has, by that path. */
export const ownParts = {
  '/tournaments': async ({ services, ...asked }) => ({ tournaments: { list: await readTournaments(services, spokenOf(asked)) } }),
  '/lottery/results': resultsOf,
  async '/promotions'({ services, orNull, promotionId, ...asked }) {
    const list = await readPromotions(services, spokenOf(asked));
    const shown = list.find(({ id }) => id === promotionId);
    const promotion = shown && (await orNull('promotion', describePromotion(services, shown, spokenOf(asked)).then(cleaned)));
    return { promotions: { list: list.map(cardOf) }, ...(promotion && { promotion }) };
  },
  async '/announce'({ services, ...asked }) {
    const rows = await readAnnouncements(services, { ...spokenOf(asked), types: ['H'], audience: 'site' });
    const announcements = rows.map(({ id, title, startDate, content, saidIn }) => ({ id, title, startDate, content, saidIn }));
    return { announcements: { banners: [], playerNotices: [], popup: [], promotion: [], announcements } };
  },
  async '/news'({ services, postId, ...asked }) {
    const list = await readPosts(services, spokenOf(asked));
    const post = list.find(({ id }) => id === postId);
    return { posts: { list: list.map(cardOfPost) }, ...(post && { post: cleaned(post) }) };
  },
  async '/help'({ services, merchant, language }) {
    const { articles, term, termSaidIn } = await readHelp(services, { merchant, language });
    return { help: { articles: articles.map(cleaned), term: sanitizeHtml(term), termSaidIn } };
  },
  async '/down'({ services, merchant, language }) {
    const { ios, android, ...download } = await downloadOf(services, { merchant, language });
    return { download: { ...download, ios: ios && cleaned(ios), android: android && cleaned(android) } };
  },
} satisfies Record<string, (asked: Asked) => Promise<Part>>;

export type OwnPath = keyof typeof ownParts;

export const isOwnPart = (path: string): path is OwnPath => Object.hasOwn(ownParts, path);

const spokenOf = ({ merchant, language, now }: Pick<Asked, 'merchant' | 'language' | 'now'>) => ({ merchant, language, now });

/** Returns the results of a lottery until a day of the brand's zone; nothing of an unknown one. */
async function resultsOf({ services, results: { gameCode, day } = {}, merchant, language, now }: Asked): Promise<Part> {
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
