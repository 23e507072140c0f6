import { useSyncExternalStore } from 'react';

/** Figures older than this are late: the dot turns into a strip. */
export const lateAfterSeconds = 60;

/** Returns the whole seconds since `asOf`, an ISO 8601 instant, counted on each second. Keep the identity of `nowMs` between renders. */
export function useSecondsBehind(asOf: string | undefined, nowMs: () => number = Date.now): number {
  return useEachSecond(() => secondsBehind(asOf, nowMs));
}

/** Returns whether `asOf` is more than a minute ago. Renders again only when the answer changes. */
export function useIsLate(asOf: string | undefined, nowMs: () => number = Date.now): boolean {
  return useEachSecond(() => secondsBehind(asOf, nowMs) > lateAfterSeconds);
}

const secondsBehind = (asOf: string | undefined, nowMs: () => number): number =>
  asOf ? Math.max(0, Math.floor((nowMs() - Date.parse(asOf)) / 1000)) : 0;

/** Reads a value on each second and on each render. A value that stays the same renders nothing. */
const useEachSecond = <Value>(read: () => Value): Value => useSyncExternalStore(onEachSecond, read, read);

function onEachSecond(read: () => void): () => void {
  const timer = setInterval(read, 1000);
  return () => clearInterval(timer);
}
