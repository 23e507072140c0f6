import { memoize } from '@site/money/memoize';

/** Formats the time of day in a zone: 24 hours with seconds, in Latin digits: 21:47:08. */
export const timeIn = (zone: string, now: Date): string => formatOf(zone).format(now);

const formatOf = memoize((zone: string) => new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }));
