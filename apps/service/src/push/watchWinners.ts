import { readWinners } from '../games/readWinners.ts';
import type { Services } from '../services.ts';

/** As long as a board is kept in memory: asked for more often, it would only be the same. */
const WATCH_MS = 10_000;

interface Watched {
  /** Brands that somebody listens to: no other board is read. */
  merchants: () => ReadonlySet<string>;
  onChange: (merchant: string) => void;
}

/**
 * Tells when a brand's winner board is another. It changes by a win and by the hours that pass, so it is looked at rather than told.
 * Returns how to stop.
 *
 * Source: LOB-12, calls.md §7.1 `events`.
 */
export function watchWinners(services: Services, { merchants, onChange }: Watched): () => void {
  const boards = new Map<string, string>();
  async function look(merchant: string) {
    const { brand } = await services.brands.of(merchant);
    const { list } = await readWinners(services, { merchant, language: brand.defaultLanguage });
    const board = JSON.stringify(list);
    const before = boards.get(merchant);
    boards.set(merchant, board);
    if (before !== undefined && before !== board) onChange(merchant);
  }
  const timer = setInterval(() => {
    const watched = merchants();
    for (const merchant of boards.keys()) if (!watched.has(merchant)) boards.delete(merchant);
    // A board that cannot be read now is read the next time.
    for (const merchant of watched) look(merchant).catch(() => {});
  }, WATCH_MS);
  return () => clearInterval(timer);
}
