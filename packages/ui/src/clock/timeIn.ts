import { kept } from '../kept/kept';

/** The time of day in a zone, 24 hours with seconds and figures that everybody reads: 21:47:08. */
export const timeIn = (zone: string, now: Date): string => formatOf(zone).format(now);

const formatOf = kept((zone: string) => new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' }));
