import createEmotionServer from '@emotion/server/create-instance';
import type { Discovery, InitialData, PageAt, RenderedPage, RenderPage } from '@site/api/page';
import { createLtrCache } from '@site/ui/cache';
import { createRtlCache } from '@site/ui/rtl';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { readCategoryQuery } from '../areas/category/categoryQuery';
import { loadDeferred } from './deferred';
import type { PageTerms } from './definePage';
import { heroOf } from '../areas/lobby/heroOf';
import { createI18n, type Namespace, type Words } from './i18n';
import { loadCalendarNames } from './loadCalendarNames';
import { isLanguage, type LanguageCode, languages } from './language';
import { liftStyleAttributes } from './liftStyleAttributes';
import { centres, pages } from './pages';
import { lazyFallbackPages, lazyPageAt } from './lazyPages';
import { addressOf, type Route, routeAt } from './routes';
import { createStores } from '../stores/createStores';
import { titleAt } from './titleAt';

enableStaticRendering(true);

const wording = import.meta.glob<Words>('../../../../locales/*/*.json', { import: 'default', eager: true });
const words = (language: LanguageCode, namespace: Namespace): Words => wording[`../../../../locales/${language}/${namespace}.json`] ?? {};
const namespacesOf = (language: LanguageCode) =>
  Object.keys(wording).flatMap((file) => file.split(`/${language}/`)[1]?.replace('.json', '') ?? []);
const fileOf = (language: LanguageCode, namespace: string) => `../../locales/${language}/${namespace}.json`;

export const pageAt: PageAt = (pathname) => {
  const route = routeAt(pathname);
  return route && { canonical: route.page.isListed || route.page.isFound ? ownAddressOf(route).toLowerCase() : undefined };
};

/** Returns the address that has texts of its own, or else the main one of its page. */
const ownAddressOf = ({ path, page }: Route): string =>
  page.at.some((address) => typeof address !== 'string' && address.path === path) ? path : addressOf(page);

export const discovery: Discovery = {
  listed: Object.values<PageTerms>(pages).flatMap((page) => (page.isListed && !page.isPlanned ? [addressOf(page)] : [])),
  hidden: [
    ...Object.values<PageTerms>(pages).flatMap((page) => (page.isHidden && !page.isPlanned ? [addressOf(page)] : [])),
    ...Object.values(centres).map(({ at }) => at.replace('/*', '')),
  ],
};

export const renderPage: RenderPage = async (url, first, nonceSlot): Promise<RenderedPage> => {
  const language: LanguageCode = isLanguage(first.language) ? first.language : 'EN';
  const { tag, direction } = languages[language];
  const { pathname } = new URL(url, 'http://localhost');
  const brand = first.permission.brand.name;
  const stores = createStores(first, { tabStorage: noStorage, browserStorage: noStorage });
  const page = lazyPageAt(pathname, stores.system);
  const route = routeAt(pathname);

  const namespaces: Namespace[] = ['site', ...(page?.namespaces ?? [])];
  const i18n = createI18n(
    language,
    Object.fromEntries(
      [...namespaces, 'about' as const, 'failure' as const, 'live' as const, 'lottery' as const, 'shell' as const].map((name) => [
        name,
        words(language, name),
      ]),
    ),
    undefined,
    first.permission.brand.wording?.[language],
  );
  await Promise.all([page?.load(i18n), loadDeferred(), loadCalendarNames(language)]);

  const cache = direction === 'rtl' ? createRtlCache(nonceSlot) : createLtrCache(nonceSlot);
  cache.compat = true;
  const emotion = createEmotionServer(cache);
  const { html, css } = liftStyleAttributes(
    renderToString(
      <StaticRouter location={url}>
        <App cache={cache} i18n={i18n} stores={stores} />
      </StaticRouter>,
    ),
  );

  // Emotion's default cache takes tags without `data-s` to the end of the head, which restyles the whole page.
  const tags = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)).replaceAll('<style ', '<style data-s ');
  return {
    html,
    styles: `${tags}<style nonce="${nonceSlot}">${css}</style>`,
    title: titleAt(pathname, { t: i18n.t, brand, status: stores.system.status }),
    description: route?.about ? i18n.t(route.about, { ns: 'about', brand }) : i18n.t('site.description'),
    modules: [
      ...namespaces.map((name) => fileOf(language, name)),
      ...(direction === 'rtl' ? ['../../packages/ui/src/theme/rtl.ts'] : []),
      ...(page?.chunks ?? []),
    ],
    words: Object.fromEntries(namespacesOf(language).map((name) => [name, fileOf(language, name)])),
    preload: heroOf(first, page ? `w_${pathname.slice(1).toLowerCase()}` : 'w_home'),
    lang: tag,
    direction,
    isWhole: route?.page.isWhole === true && !/^\/(login|register)\/?$/i.test(pathname),
    status: route && page !== lazyFallbackPages.notFound && isOffered(pathname, first) ? 200 : 404,
  };
};

/** Returns false for the page of a category that the brand does not have. */
function isOffered(pathname: string, { lobby }: InitialData): boolean {
  if (!lobby || routeAt(pathname)?.name !== 'category') return true;
  const { gameType } = readCategoryQuery(pathname, '');
  return lobby.categories.some(({ gameCategory }) => gameCategory === gameType);
}

function noStorage(): never {
  throw new Error('A server-rendered page has no storage: stores read it after hydration only.');
}
