import { memoize } from '@site/money/memoize';

/** Returns the offset of a time zone from Greenwich at an instant: GMT+7, GMT+5:30. */
export const offsetOf = (zone: string, now: Date): string =>
  formatOf(zone)
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const formatOf = memoize((zone: string) => new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }));
