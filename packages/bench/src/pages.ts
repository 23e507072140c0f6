import type { Result } from 'lighthouse';
import type { Browser } from './Browser.ts';
import { type Figure, spread } from './figures.ts';
import { ROUNDS } from './rounds.ts';
import { type Category, visit } from './visit.ts';

const paths = ['/', '/rng', '/promotions', '/help'];
const categories: [Category, number][] = [
  ['performance', 95],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
];

/** Measures Lighthouse's scores of the public pages, lists the audits that cost points, and checks the back/forward cache. */
export async function benchPages(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of paths) {
    const seen: Result[] = [];
    // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other
    for (let round = 0; round < ROUNDS; round += 1)
      seen.push(
        await visit(
          browser,
          origin + path,
          categories.map(([name]) => name),
        ),
      );
    for (const [name, reach] of categories)
      figures.push({
        what: `${path} ${name}`,
        reach: `>= ${reach}`,
        measured: [spread(seen.map((result) => (result.categories[name]?.score ?? 0) * 100)), ...faultsOf(seen, name, reach)].join(' '),
      });
    figures.push({
      what: `${path} back and forward`,
      reach: 'kept',
      // The pinned browser has no back/forward cache, not even for an empty page.
      measured: seen.every(({ audits }) => audits['bf-cache']?.score === 1) ? 'kept' : 'loaded anew (try it with CHROMIUM_PATH)',
    });
  }
  return figures;
}

/** Lists the audits that keep a category below its target. Performance is covered by the figures. */
function faultsOf(seen: Result[], category: Category, reach: number): string[] {
  if (category === 'performance') return [];
  const faults = seen.flatMap(({ audits, categories: scores }) => {
    const { score, auditRefs = [] } = scores[category] ?? {};
    if ((score ?? 0) * 100 >= reach) return [];
    return auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
  });
  return [...new Set(faults)];
}
