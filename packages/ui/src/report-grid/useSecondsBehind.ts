import { useEffect, useState } from 'react';

/** Figures older than this are late: the dot turns into a strip. */
export const lateAfterSeconds = 60;

/** Whole seconds since `asOf`, counted on each second. `nowMs` is the clock; keep its identity between renders. */
export function useSecondsBehind(asOf: string | undefined, nowMs: () => number = Date.now): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const tick = () => setNow(nowMs());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [nowMs]);
  return asOf ? Math.max(0, Math.floor((now - Date.parse(asOf)) / 1000)) : 0;
}
