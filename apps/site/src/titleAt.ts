import type { TFunction } from 'i18next';
import { matchPath } from 'react-router-dom';

/** Names of pages, by address; all others are the lobby's. */
const titles = {
  '/rng': 'category.RNG',
  '/live': 'category.LIVE',
  '/fish': 'category.FISH',
  '/pvp': 'category.PVP',
  '/seamless': 'game.untitled',
  '/member/*': 'menu.bettingRecord',
  '/agent': 'menu.agents',
  '/agentHome/*': 'menu.agentCentre',
} as const;

/** What a browser's tab says of an address. */
export function titleAt(pathname: string, isKnown: boolean, { t, brand }: { t: TFunction; brand: string }): string {
  if (!isKnown) return `${t('status.notFoundTitle')} · ${brand}`;
  const found = Object.entries(titles).find(([path]) => matchPath(path, pathname));
  return found ? `${t(found[1])} · ${brand}` : `${brand} · ${t('site.title')}`;
}
