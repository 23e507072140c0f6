import { unitLocales } from '@site/money/unitLocales';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Returns the current time in milliseconds, updated every minute. A server-rendered page keeps its time for the first minute. */
export function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Returns a time span as a relative time: '4 min ago'. */
export function ago(ms: number, locale: string): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const format = new Intl.RelativeTimeFormat(unitLocales(locale), { style: 'short' });
  return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / 60), 'hour');
}
