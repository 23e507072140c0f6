import { randomInt } from 'node:crypto';

/** Moves the address to a random CDN of the brand; unchanged when it has none. Source: SYS-06. */
export function onCdn(gameUrl: string, cdns: string[]): string {
  const cdn = cdns[randomInt(Math.max(1, cdns.length))];
  if (!cdn) return gameUrl;
  const { pathname, search, hash } = new URL(gameUrl);
  return new URL(pathname + search + hash, cdn).href;
}
