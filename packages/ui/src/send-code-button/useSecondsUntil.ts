import { useEffect, useState } from 'react';

/** Returns the whole seconds until an instant (milliseconds since 1970), rounded up; 0 in the past. */
export const secondsUntil = (momentMs: number): number => Math.max(0, Math.ceil((momentMs - Date.now()) / 1000));

/** Returns the same, updated every second. It reads the clock each time, so that a suspended tab catches up. */
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
