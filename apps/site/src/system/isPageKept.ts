/** Whether the browser had this page already, and was told that it is good still: all of it is, but for the time that it tells. */
export function isPageKept(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.transferSize < visit.encodedBodySize;
}
