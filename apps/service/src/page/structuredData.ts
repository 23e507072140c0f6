import type { InitialData } from '@site/api/page';

interface Described {
  first: InitialData;
  origin: string;
  /** Canonical path and query. */
  canonical: string;
  /** Title of the page. */
  title: string;
}

/** Returns the structured data of a page. Source: https://schema.org */
export function structuredData({ first, origin, canonical, title }: Described): object {
  const { brand } = first.permission;
  const home = {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: brand.name,
    url: `${origin}/`,
    inLanguage: first.language.toLowerCase(),
  };
  const about =
    canonical === '/'
      ? [house(first, origin), withSearch(home, origin)]
      : [trail(origin, canonical, brand.name, title), ...listOf(first, origin)];
  return { '@context': 'https://schema.org', '@graph': about };
}

function house({ permission: { brand } }: InitialData, origin: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#house`,
    name: brand.name,
    url: `${origin}/`,
    logo: `${origin}/icon/${brand.merchant}/512.png`,
  };
}

function withSearch(site: object, origin: string) {
  const target = { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` };
  return { ...site, potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' } };
}

function trail(origin: string, canonical: string, brandName: string, title: string) {
  const steps = [
    { name: brandName, item: `${origin}/` },
    { name: title, item: origin + canonical },
  ];
  return { '@type': 'BreadcrumbList', itemListElement: inPlaces(steps) };
}

const inPlaces = (items: object[]) => items.map((item, index) => Object.assign({ '@type': 'ListItem', position: index + 1 }, item));

const MAX_LISTED = 20;

/** Returns the page's list: games, promotions, or questions with answers. */
function listOf({ games, promotions, help }: InitialData, origin: string): object[] {
  const listed = games
    ? games.games.map(({ displayName, lagerIcon }) => ({ name: displayName, image: origin + lagerIcon }))
    : promotions?.list.map(({ id, title }) => ({ name: title, url: `${origin}/promotions?id=${id}` }));
  const list = listed?.length && {
    '@type': 'ItemList',
    itemListElement: inPlaces(listed.slice(0, MAX_LISTED)),
  };
  const questions = help && {
    '@type': 'FAQPage',
    mainEntity: help.articles.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content },
    })),
  };
  return [list, questions].filter((part) => typeof part === 'object');
}
