import type { ReportQuery as ReportInput } from '@site/api/common';
import type { ReportQuery } from '@site/ui/useReport';

/** The longest period that a report answers. */
export const MOST_DAYS = 92;

/** What a report's grid asks for, as its call takes it. */
export function reportInputOf({ from, to, cursor, limit, sort, filter }: ReportQuery): ReportInput {
  return { from, to, limit, sort, ...(cursor && { cursor }), ...filterOf(filter) };
}

/** The same for the export, which has every page. */
export function exportInputOf({ from, to, sort, filter }: Omit<ReportQuery, 'cursor' | 'limit'>) {
  return { from, to, sort, ...filterOf(filter) };
}

const filterOf = (filter: Record<string, string>) => (Object.keys(filter).length ? { filter: JSON.stringify(filter) } : {});

export const isoOf = (timeMs: number): string => new Date(timeMs).toISOString();
