import type { ReportQuery } from '@site/ui/useReport';

/** Returns the input of a report's call for a query of the grid. */
export function reportInputOf({ from, to, cursor, limit, sort, filter }: ReportQuery) {
  return { from, to, limit, sort, ...(cursor && { cursor }), ...filterOf(filter) };
}

/** Returns the input of the export, which has no pages. */
export function exportInputOf({ from, to, sort, filter }: Omit<ReportQuery, 'cursor' | 'limit'>) {
  return { from, to, sort, ...filterOf(filter) };
}

const filterOf = (filter: Record<string, string>) => (Object.keys(filter).length ? { filter: JSON.stringify(filter) } : {});

export const isoOf = (timeMs: number): string => new Date(timeMs).toISOString();
