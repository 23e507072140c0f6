import type { AnnouncementsValue, PromotionsValue, PromotionValue } from './content.ts';
import type { GameListValue } from './games.ts';
import type { LobbyValue } from './lobby.ts';
import type { DownloadValue, HelpCentreValue } from './support.ts';
import type { PermissionValue } from './system.ts';

/** What the service knew when it painted a page; the browser starts from the same and asks for none of it again. */
export interface First {
  /** The spec's language code. */
  language: string;
  permission: PermissionValue;
  lobby: LobbyValue | null;
  /** The first page of a category's list, on a category page. */
  games: GameListValue | null;
  /** What the page of that name shows: present on that page only. */
  search?: GameListValue;
  promotions?: PromotionsValue;
  promotion?: PromotionValue;
  announcements?: AnnouncementsValue;
  help?: HelpCentreValue;
  download?: DownloadValue;
  /** Where pictures are had from in place of our own origin: the image CDN that the browser has taken. Source: SYS-06. */
  imageBase?: string;
  /** The browser asks for little (`Save-Data`): nothing plays by itself, pictures are the smaller ones. */
  savesData?: true;
}

export interface Painted {
  html: string;
  /** Style elements with the nonce's slot in them. */
  styles: string;
  title: string;
  description: string;
  /** Keys of the client manifest whose chunks the page needs at once. */
  modules: string[];
  /** Pictures to preload: the hero in its crops. One of a scheme is fetched in that scheme only. */
  preload: {
    href: string;
    /** The widths it comes in, as in `srcset` and `sizes` of an image. */
    srcSet?: string;
    sizes?: string;
    media: string;
    type: string;
    scheme?: 'light' | 'dark';
  }[];
  lang: string;
  direction: 'ltr' | 'rtl';
  /** Without its scripts nothing is missing but answers to presses: where data is saved they come with the first touch. */
  isWhole: boolean;
  /** 404 for paths that no page has. */
  status: 200 | 404;
}

/** The one door between service and site: `dist/server/entry-server.js` exports it as `paintPage`. */
export type PaintPage = (url: string, first: First, nonceSlot: string) => Promise<Painted>;

/** Whether an address is one of the site's; all others share one page. It exports it as `isKnownPage`. */
export type IsKnownPage = (pathname: string) => boolean;

export interface SiteModule {
  paintPage: PaintPage;
  isKnownPage: IsKnownPage;
}
