export interface PageRange {
  /** Current page, starting at 1. */
  page: number;
  totalPages: number;
  /** Number of pages around the current one. */
  range: number;
  /** Number of pages at either end. */
  margin: number;
}

/**
 * Returns the pages to show, in order, with gaps for omitted ones. A gap never replaces a single page, because that page takes no more
 * space.
 *
 * Source: LOB-13. MUI's `usePagination` shows more pages near either end.
 */
export function pagesShown({ page, totalPages, range, margin }: PageRange): (number | 'gap')[] {
  const first = Math.max(1, Math.min(page - Math.floor(range / 2), totalPages - range + 1));
  const isOffered = (candidate: number) =>
    candidate <= margin || candidate > totalPages - margin || (candidate >= first && candidate < first + range);

  const shown: (number | 'gap')[] = [];
  for (let candidate = 1; candidate <= totalPages; candidate += 1) {
    if (isOffered(candidate) || (isOffered(candidate - 1) && isOffered(candidate + 1))) shown.push(candidate);
    else if (shown.at(-1) !== 'gap') shown.push('gap');
  }
  return shown;
}
