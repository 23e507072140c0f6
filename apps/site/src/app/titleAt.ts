import type { TFunction } from 'i18next';
import { routeAt } from './routes';

interface Titled {
  t: TFunction;
  brand: string;
  /** 0 open, 1 closed for maintenance, 2 not offered in the visitor's region. */
  status: 0 | 1 | 2;
}

/** Returns the title of the tab for an address. A closed site has one title for every address. */
export function titleAt(pathname: string, { t, brand, status }: Titled): string {
  if (status !== 0) return `${t(status === 1 ? 'game maintenance' : 'blockip')} · ${brand}`;
  const route = routeAt(pathname);
  if (!route) return `${t('status.notFoundTitle')} · ${brand}`;
  return route.title ? `${t(route.title)} · ${brand}` : `${brand} · ${t('site.title')}`;
}
