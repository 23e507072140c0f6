import type { ReportStart } from '../report/Report';

/** Returns the address of a report with the days and filter that it opens with. */
export const drillTo = (path: string, { from, to, filter = {} }: ReportStart): string =>
  `${path}?${new URLSearchParams({ from, to, ...filter }).toString()}`;

/** Returns the days and filter that an address names, or undefined for an address without days. */
export function drilledFrom(search: string): ReportStart | undefined {
  const { from, to, ...filter } = Object.fromEntries(new URLSearchParams(search));
  return from && to ? { from, to, filter } : undefined;
}
