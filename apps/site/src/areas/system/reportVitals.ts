import type { PageVital, VitalsReport } from '@site/api/vitals';

/** Shifts less than a second apart, within five seconds, count together. Source: https://web.dev/articles/cls. */
const GAP_MS = 1000;
const WINDOW_MS = 5000;
/** The shortest interaction that a browser is asked for. */
const LEAST_EVENT_MS = 40;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId: number;
}

/** Measures the Core Web Vitals of this page, and reports them when it is first left or hidden. Source: API-05. */
export function reportVitals(): void {
  const found = new Map<PageVital['name'], number>();
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival) found.set('TTFB', arrival.responseStart);
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && found.set('FCP', startTime));
  observe('largest-contentful-paint', ({ startTime }) => found.set('LCP', startTime));
  observe('event', (entry) => {
    const { duration, interactionId } = entry as Interaction;
    if (interactionId > 0) found.set('INP', Math.max(found.get('INP') ?? 0, duration));
  });
  let [from, last, sum] = [0, 0, 0];
  found.set('CLS', 0);
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as Shift;
    if (hadRecentInput) return;
    if (startTime - last > GAP_MS || startTime - from > WINDOW_MS) [from, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    found.set('CLS', Math.max(found.get('CLS') ?? 0, sum));
  });
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const vitals = [...found].map(([name, value]) => ({ name, value }));
    navigator.sendBeacon('/report/vitals', new Blob([JSON.stringify({ vitals } satisfies VitalsReport)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', send);
}

/** Passes on the entries of a type, those before this call too. Browsers ignore a type that they do not know. */
function observe(type: string, take: (entry: PerformanceEntry) => unknown): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  });
  const wanted: PerformanceObserverInit & { durationThreshold: number } = { type, buffered: true, durationThreshold: LEAST_EVENT_MS };
  observer.observe(wanted);
}
