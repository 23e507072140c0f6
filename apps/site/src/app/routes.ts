import type { ParseKeys } from 'i18next';
import { matchPath } from 'react-router-dom';
import type { PageTerms } from './definePage';
import { type PageName, centres, pages } from './pages';

export interface Route {
  path: string;
  name: PageName;
  page: PageTerms;
  title?: ParseKeys;
  about?: ParseKeys<'about'>;
  /** True for a centre's own address, which redirects. */
  isDoor?: true;
}

const terms: Record<PageName, PageTerms> = pages;

function routesOf(name: PageName, at: PageTerms['at'], more: Pick<Route, 'isDoor'> = {}): Route[] {
  const page = terms[name];
  const [place] = Object.keys(page.places ?? {});
  const named = page.frame === 'agent' ? 'agentCentre' : place;
  const { title = named && (`place.${named}` as ParseKeys), about } = page;
  const words = { ...(title && { title }), ...(about && { about }) };
  return at.map((address) => Object.assign({ name, page, ...words, ...more }, typeof address === 'string' ? { path: address } : address));
}

const standing = (Object.entries(terms) as [PageName, PageTerms][]).filter(([, { isPlanned }]) => !isPlanned);

/**
 * All routes of the site, matched case-insensitively. A centre's own come last and redirect to its first page. Source: RTE-01, RTE-10,
 * RTE-12.
 */
export const routes: Route[] = [
  ...standing.flatMap(([name, { at }]) => routesOf(name, at)),
  ...Object.values(centres).flatMap(({ at, first }) => routesOf(first, [at], { isDoor: true })),
];

export const routeAt = (pathname: string): Route | undefined => routes.find(({ path }) => matchPath(path, pathname));

/** Returns the main address of a page, used by menus. */
export function addressOf({ at: [first] }: PageTerms): string {
  return typeof first === 'string' ? first : first.path;
}
