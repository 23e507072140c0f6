import type { TFunction } from 'i18next';
import { routeAt } from './routes';

interface Titled {
  t: TFunction;
  brand: string;
  /** 0 open, 1 closed for maintenance, 2 not offered where the visitor is. */
  status: 0 | 1 | 2;
}

/** Returns what a browser's tab says of an address. While the site is closed, every address says that. */
export function titleAt(pathname: string, { t, brand, status }: Titled): string {
  if (status !== 0) return `${t(status === 1 ? 'status.maintenanceTitle' : 'status.blockedTitle')} · ${brand}`;
  const route = routeAt(pathname);
  if (!route) return `${t('status.notFoundTitle')} · ${brand}`;
  return route.title ? `${t(route.title)} · ${brand}` : `${brand} · ${t('site.title')}`;
}
