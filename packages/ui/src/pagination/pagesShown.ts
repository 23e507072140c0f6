export interface PageRange {
  /** 1 is the first. */
  page: number;
  totalPages: number;
  /** Pages shown around the current one. */
  range: number;
  /** Pages shown at either end. */
  margin: number;
}

/**
 * The pages to offer, in order; a gap stands for the pages left out between two of them.
 * A gap never stands for a single page: that page takes no more room than the gap would.
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
