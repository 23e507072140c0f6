import type { AnnouncementsValue, PromotionsValue, PromotionValue } from './content.ts';
import type { GameType } from './common.ts';
import type { Game, GameListValue } from './games.ts';
import type { LobbyValue } from './lobby.ts';
import type { ResultsValue } from './lottery.ts';
import type { PostsValue, PostValue } from './posts.ts';
import type { JackpotsValue, TournamentsValue } from './prizes.ts';
import type { DownloadValue, HelpCentreValue } from './support.ts';
import type { PermissionValue } from './system.ts';

/** Data that the service rendered a page with; the browser hydrates from the same data without requesting it again. */
export interface InitialData {
  /** Language code of `languages.json`. */
  language: string;
  permission: PermissionValue;
  lobby: LobbyValue | null;
  /** First page of a category's list, on a category page. */
  games: GameListValue | null;
  /** Results of the search, on the search page only. */
  search?: GameListValue;
  /** Jackpots of a category, on its page. */
  jackpots?: { gameType: GameType; value: JackpotsValue };
  /** Newest results of a lottery, and the lotteries that there are, on the page of results. */
  results?: { games: Pick<Game, 'gameCode' | 'displayName'>[]; until: number | undefined; value: ResultsValue };
  tournaments?: TournamentsValue;
  promotions?: PromotionsValue;
  promotion?: PromotionValue;
  announcements?: AnnouncementsValue;
  help?: HelpCentreValue;
  /** Articles of the news, and the one of the address. */
  posts?: PostsValue;
  post?: PostValue;
  download?: DownloadValue;
  /** Base address of pictures when the browser uses an image CDN. Source: SYS-06. */
  imageBase?: string;
  /** Set when the browser sends `Save-Data`: nothing plays automatically, pictures are smaller. */
  savesData?: true;
  /** Addresses of the files with the words of the language, by namespace. A page in development has none. */
  words?: Record<string, string>;
}

export interface RenderedPage {
  html: string;
  /** Style elements with a placeholder for the nonce. */
  styles: string;
  title: string;
  description: string;
  /** Keys of the client manifest whose chunks the page needs immediately. */
  modules: string[];
  /** Keys of the client manifest of the files with the words of the language, by namespace. Keys without a file are not the browser's. */
  words: Record<string, string>;
  /** Pictures to preload: the hero in its crops. A picture for one scheme is loaded in that scheme only. */
  preload: {
    href: string;
    /** Available widths, as in `srcset` and `sizes` of an image. */
    srcSet?: string;
    sizes?: string;
    media: string;
    type: string;
    scheme?: 'light' | 'dark';
  }[];
  lang: string;
  direction: 'ltr' | 'rtl';
  /** True when the page is complete without scripts except for interaction: browsers that save data load the scripts at the first touch. */
  isWhole: boolean;
  /** 404 for paths without a page. */
  status: 200 | 404;
}

/** Renders a page for the service: the only interface between service and site. `dist/server/entry-server.js` exports it as `renderPage`. */
export type RenderPage = (url: string, first: InitialData, nonceSlot: string) => Promise<RenderedPage>;

/** An address of a declared page. */
export interface DeclaredPage {
  /** Its address for search engines, in lower case; undefined where they may not know it. */
  canonical: string | undefined;
}

/** Returns the page of an address; undefined for those that share the not-found page. The same file exports it as `pageAt`. */
export type PageAt = (pathname: string) => DeclaredPage | undefined;

/** Addresses of every brand that search engines may or may not visit. */
export interface Discovery {
  /** Addresses in the sitemap, beside those of categories and promotions. */
  listed: string[];
  /** Addresses that search engines must not visit, including all below them. */
  hidden: string[];
}

export interface SiteModule {
  renderPage: RenderPage;
  pageAt: PageAt;
  discovery: Discovery;
}
