import { matchPath } from 'react-router-dom';
import { page } from './page';

export const pages = {
  category: page('src/category/CategoryPage.tsx', [], () => import('./category/CategoryPage')),
  game: page('src/game/GamePage.tsx', [], () => import('./game/GamePage')),
  member: page('src/member/MemberPage.tsx', ['member', 'report'], () => import('./member/MemberPage')),
  agentLogin: page('src/agent/AgentLoginPage.tsx', ['agent'], () => import('./agent/AgentLoginPage')),
  agentHome: page('src/agent/AgentHome.tsx', ['agent', 'report'], () => import('./agent/AgentHome')),
  /** In place of every other, while the site is closed. */
  closed: page('src/status/ClosedPage.tsx', [], () => import('./status/ClosedPage')),
  notFound: page('src/status/NotFound.tsx', [], () => import('./status/NotFound')),
};

/** Every address of the site. The lobby and the shell are no chunks of their own. */
const routes: Record<string, keyof typeof pages | 'lobby'> = {
  '/': 'lobby',
  '/index': 'lobby',
  '/index.html': 'lobby',
  '/home': 'lobby',
  '/login': 'lobby',
  '/rng': 'category',
  '/live': 'category',
  '/fish': 'category',
  '/pvp': 'category',
  '/seamless': 'game',
  '/member': 'member',
  '/member/personalHistoryCopy': 'member',
  '/agent': 'agentLogin',
  '/agentHome': 'agentHome',
  '/agentHome/agentTeamOverview': 'agentHome',
  '/agentHome/personalHistoryCopy': 'agentHome',
};

const routeAt = (pathname: string) => Object.entries(routes).find(([path]) => matchPath(path, pathname))?.[1];

export const isKnown = (pathname: string): boolean => routeAt(pathname) !== undefined;

/** The chunk that an address needs; the lobby needs none. */
export function pageAt(pathname: string, { isClosed }: { isClosed: boolean }) {
  if (isClosed) return pages.closed;
  const name = routeAt(pathname) ?? 'notFound';
  return name === 'lobby' ? undefined : pages[name];
}
