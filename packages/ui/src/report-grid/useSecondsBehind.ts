import { useSyncExternalStore } from 'react';

/** Age above which figures are late: the dot becomes a strip. */
export const lateAfterSeconds = 60;

/** Returns the whole seconds since `asOf`, an ISO 8601 instant, updated every second. Keep the identity of `nowMs` between renders. */
export function useSecondsBehind(asOf: string | undefined, nowMs: () => number = Date.now): number {
  return useEachSecond(() => secondsBehind(asOf, nowMs));
}

/** Returns true when `asOf` is more than a minute ago. Renders again only when the result changes. */
export function useIsLate(asOf: string | undefined, nowMs: () => number = Date.now): boolean {
  return useEachSecond(() => secondsBehind(asOf, nowMs) > lateAfterSeconds);
}

const secondsBehind = (asOf: string | undefined, nowMs: () => number): number =>
  asOf ? Math.max(0, Math.floor((nowMs() - Date.parse(asOf)) / 1000)) : 0;

/** Reads a value every second and on each render. Renders only when it changes. */
const useEachSecond = <Value>(read: () => Value): Value => useSyncExternalStore(onEachSecond, read, read);

function onEachSecond(read: () => void): () => void {
  const timer = setInterval(read, 1000);
  return () => clearInterval(timer);
}
