import type { Config } from '../config.ts';
import type { BrandState } from './Brands.ts';

/** Where the public finds a brand: never what a request says of itself, since that ends in links and kept pages. */
export function originOf({ settings, hosts: [host = 'localhost'] }: BrandState, { mode, port }: Pick<Config, 'mode' | 'port'>): string {
  if (settings.origin) return new URL(settings.origin).origin;
  return mode === 'production' ? `https://${host}` : `http://${host}:${port}`;
}
