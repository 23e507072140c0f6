import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from './Browser.ts';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Opens a page with Lighthouse's mobile preset: a mid-range phone on slow 4G, with an empty cache. */
export async function visit({ port }: Browser, url: string, categories: Category[] = ['performance']): Promise<Result> {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
  if (!run) throw new Error(`Lighthouse had no result for ${url}.`);
  return run.lhr;
}

/** Returns a measure of one visit: milliseconds, or the score of a layout shift. */
export const numberOf = ({ audits }: Result, audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
