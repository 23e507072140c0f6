import { useSyncExternalStore } from 'react';

/** Age above which figures are late: the dot becomes a strip. */
export const lateAfterSeconds = 60;

/** Returns the whole seconds since an instant in ms since 1970, updated every second. Keep the identity of `nowMs` between renders. */
export function useSecondsBehind(asOfAtMs: number | undefined, nowMs: () => number = Date.now): number {
  return useEachSecond(() => secondsBehind(asOfAtMs, nowMs));
}

/** Returns true when an instant in ms since 1970 is more than a minute ago. Renders again only when the result changes. */
export function useIsLate(asOfAtMs: number | undefined, nowMs: () => number = Date.now): boolean {
  return useEachSecond(() => secondsBehind(asOfAtMs, nowMs) > lateAfterSeconds);
}

const secondsBehind = (asOfAtMs: number | undefined, nowMs: () => number): number =>
  asOfAtMs === undefined ? 0 : Math.max(0, Math.floor((nowMs() - asOfAtMs) / 1000));

/** Reads a value every second and on each render. Renders only when it changes. */
const useEachSecond = <Value>(read: () => Value): Value => useSyncExternalStore(onEachSecond, read, read);

function onEachSecond(read: () => void): () => void {
  const timer = setInterval(read, 1000);
  return () => clearInterval(timer);
}
