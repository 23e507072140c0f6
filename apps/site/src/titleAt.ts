import type { TFunction } from 'i18next';
import { routeAt } from './routes';

/** What a browser's tab says of an address. */
export function titleAt(pathname: string, { t, brand }: { t: TFunction; brand: string }): string {
  const route = routeAt(pathname);
  if (!route) return `${t('status.notFoundTitle')} · ${brand}`;
  return route.title ? `${t(route.title)} · ${brand}` : `${brand} · ${t('site.title')}`;
}
