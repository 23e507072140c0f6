import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from './Browser.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Opens a page as Lighthouse's mobile preset does: a phone of middling speed on slow 4G, nothing kept from before. */
export async function visit({ port }: Browser, url: string, categories: Category[] = ['performance']): Promise<Result> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
  if (!run) throw new Error(`Lighthouse had no result for ${url}.`);
  return run.lhr;
}

/** A measure of one visit: milliseconds, or for a sum of shifts a share of the screen. */
export const numberOf = ({ audits }: Result, audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
