import { useEffect, useState } from 'react';

/** Whole seconds until a moment (milliseconds since 1970), rounded up; 0 once it has come. */
export const secondsUntil = (momentMs: number): number => Math.max(0, Math.ceil((momentMs - Date.now()) / 1000));

/** The same, kept up to date. It asks the clock each time, so that a tab that slept catches up. */
export function useSecondsUntil(momentMs: number): number {
  const [, setTick] = useState(0);
  const left = secondsUntil(momentMs);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
