import type { SiteMessage } from '@site/api/gameFrame';

/** Returns the query that other pages of the studio take to look as this one does. */
export function lookQuery(): string {
  const { searchParams } = new URL(location.href);
  const kept = ['lang', 'theme', 'site'].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(kept).toString();
}

/** Takes on the scheme of the site. Returns true when its language is another: the address has it, and the page has to be loaded again. */
export function follow({ theme, language }: SiteMessage): boolean {
  document.documentElement.dataset['scheme'] = theme;
  const address = new URL(location.href);
  const isOther = address.searchParams.get('lang') !== language;
  address.searchParams.set('theme', theme);
  address.searchParams.set('lang', language);
  history.replaceState(history.state, '', address);
  return isOther;
}
