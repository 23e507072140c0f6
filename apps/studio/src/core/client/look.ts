import type { SiteMessage } from '@site/api/gameFrame';

/** Returns the query that gives other pages of the studio the language and scheme of this one. */
export function lookQuery(): string {
  const { searchParams } = new URL(location.href);
  const kept = ['lang', 'theme', 'site'].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(kept).toString();
}

/** Applies the site's scheme, and writes its language into the address. Returns true when the page must be reloaded in that language. */
export function follow({ theme, language }: SiteMessage): boolean {
  document.documentElement.dataset['scheme'] = theme;
  const address = new URL(location.href);
  const isOther = address.searchParams.get('lang') !== language;
  address.searchParams.set('theme', theme);
  address.searchParams.set('lang', language);
  history.replaceState(history.state, '', address);
  return isOther;
}
