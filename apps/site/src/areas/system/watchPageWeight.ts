import { intlLocale } from '@site/money/intlLocale';

const STEP_KB = 10;

/**
 * Passes on the size of the page with all files that it has needed so far, cached or not, in words such as "420 kB", and again whenever it
 * grows. Returns a function that ends it.
 */
export function watchPageWeight(locale: string, tell: (size: string) => void): () => void {
  const format = new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit: 'kilobyte' });
  let bytes = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { encodedBodySize } of list.getEntries() as PerformanceResourceTiming[]) bytes += encodedBodySize;
    tell(format.format(Math.round(bytes / 1000 / STEP_KB) * STEP_KB));
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}
