import type { ParseKeys } from 'i18next';
import { matchPath } from 'react-router-dom';
import { type PageName, pages } from './pages';

interface Route {
  path: string;
  page: PageName | 'lobby';
  /** What the tab says; without one the site's own title. */
  title?: ParseKeys;
  /** What search engines say, in the wording of pages; without one the site's own. */
  about?: ParseKeys<'about'>;
  /** It stands alone: no header, menu or footer. */
  isBare?: true;
  /** Whoever comes here looks for one thing: no pop-up lies over it. */
  isUndisturbed?: true;
}

/** Every address of the site; letters of either case lead there. Source: spec §2 "Routes", RTE-10, RTE-12. */
export const routes: Route[] = [
  { path: '/', page: 'lobby' },
  { path: '/index', page: 'lobby' },
  { path: '/index.html', page: 'lobby' },
  { path: '/home', page: 'lobby' },
  { path: '/login', page: 'lobby' },
  { path: '/register', page: 'lobby' },
  { path: '/forget', page: 'forget', title: 'session.forgot' },
  { path: '/rng', page: 'category', title: 'category.RNG', about: 'rng' },
  { path: '/live', page: 'category', title: 'category.LIVE', about: 'live' },
  { path: '/fish', page: 'category', title: 'category.FISH', about: 'fish' },
  { path: '/pvp', page: 'category', title: 'category.PVP', about: 'pvp' },
  { path: '/sports', page: 'category', title: 'category.SPORTS', about: 'sports' },
  { path: '/esports', page: 'category', title: 'category.ESPORTS', about: 'esports' },
  { path: '/elott', page: 'category', title: 'category.ELOTT', about: 'lottery' },
  { path: '/lott', page: 'category', title: 'category.ELOTT', about: 'lottery' },
  { path: '/cockfight', page: 'category', title: 'category.COCKFIGHT', about: 'cockfight' },
  { path: '/favorite', page: 'favourite', title: 'lobby.favourites', about: 'favorite' },
  { path: '/favorite/favorite', page: 'favourite', title: 'lobby.favourites', about: 'favorite' },
  { path: '/favorite/recent', page: 'favourite', title: 'lobby.recent', about: 'favorite' },
  { path: '/search', page: 'search', title: 'shell.search', about: 'search' },
  { path: '/promotions', page: 'promotions', title: 'menu.promotions', about: 'promotions' },
  { path: '/announce', page: 'announce', title: 'menu.announcements', about: 'announce' },
  { path: '/down', page: 'down', title: 'menu.getApp', about: 'down' },
  { path: '/help', page: 'help', title: 'menu.help', about: 'help', isUndisturbed: true },
  { path: '/lines', page: 'lines', title: 'menu.lines' },
  { path: '/member', page: 'member', title: 'menu.security' },
  { path: '/member/securityCenter', page: 'member', title: 'menu.security' },
  { path: '/member/personalHistoryCopy', page: 'member', title: 'menu.bettingRecord' },
  { path: '/seamless', page: 'game', title: 'game.untitled', isBare: true },
  { path: '/lottery', page: 'lottery', title: 'category.ELOTT', isBare: true },
  { path: '/lottert', page: 'lottery', title: 'category.ELOTT', isBare: true },
  { path: '/seaLottery', page: 'lottery', title: 'category.ELOTT', isBare: true },
  { path: '/vnLottery', page: 'lottery', title: 'category.ELOTT', isBare: true },
  { path: '/offline', page: 'offline', title: 'status.offlineTitle' },
  { path: '/agent', page: 'agentLogin', title: 'menu.agents', about: 'agent', isBare: true },
  { path: '/agentHome/*', page: 'agentHome', title: 'menu.agentCentre', isBare: true },
];

export const routeAt = (pathname: string): Route | undefined => routes.find(({ path }) => matchPath(path, pathname));

/** The chunk that an address needs; the lobby needs none. */
export function pageAt(pathname: string, { isClosed }: { isClosed: boolean }) {
  if (isClosed) return pages.closed;
  const name = routeAt(pathname)?.page ?? 'notFound';
  return name === 'lobby' ? undefined : pages[name];
}
