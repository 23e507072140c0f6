/** Returns true when the browser had cached this page and the service confirmed it: everything except the displayed time is current. */
export function isPageCached(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.transferSize < visit.encodedBodySize;
}
