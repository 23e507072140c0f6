import { page } from './page';

/** The pages that come as chunks of their own. The lobby and the shell are part of the entry. */
export const pages = {
  category: page('src/category/CategoryPage.tsx', ['games'], () => import('./category/CategoryPage')),
  favourite: page('src/favourite/FavouritePage.tsx', ['games'], () => import('./favourite/FavouritePage')),
  search: page('src/search/SearchPage.tsx', ['games'], () => import('./search/SearchPage')),
  game: page('src/game/GamePage.tsx', ['shell'], () => import('./game/GamePage')),
  lines: page('src/system/LinesPage.tsx', ['lines', 'content'], () => import('./system/LinesPage')),
  lottery: page('src/lottery/LotteryPage.tsx', ['lottery'], () => import('./lottery/LotteryPage')),
  member: page('src/member/MemberPage.tsx', ['member', 'report'], () => import('./member/MemberPage')),
  agentLogin: page('src/agent/AgentLoginPage.tsx', ['agent', 'session'], () => import('./agent/AgentLoginPage')),
  agentHome: page('src/agent/AgentHome.tsx', ['agent', 'report'], () => import('./agent/AgentHome')),
  announce: page('src/content/AnnouncePage.tsx', ['content'], () => import('./content/AnnouncePage')),
  promotions: page('src/content/PromotionsPage.tsx', ['content'], () => import('./content/PromotionsPage')),
  down: page('src/content/DownPage.tsx', ['content'], () => import('./content/DownPage')),
  help: page('src/content/HelpPage.tsx', ['content'], () => import('./content/HelpPage')),
  forget: page('src/recover/ForgetPage.tsx', ['session', 'registration'], () => import('./recover/ForgetPage')),
  /** In place of a page that could not be had. */
  offline: page('src/offline/OfflinePage.tsx', ['shell'], () => import('./offline/OfflinePage')),
  /** In place of every other, while the site is closed. */
  closed: page('src/status/ClosedPage.tsx', ['shell'], () => import('./status/ClosedPage')),
  notFound: page('src/status/NotFound.tsx', [], () => import('./status/NotFound')),
};

export type PageName = keyof typeof pages;
