import { dayOf, type Day } from '@site/rules/period';

/**
 * Returns the last day that begins a period whose job is due: today once the time of the job has come in the zone, else yesterday. `time` is
 * minutes after midnight.
 */
export function lastDueDay(now: Date, zone: string, timeMinutes: number): Day {
  return dayOf(new Date(now.getTime() - timeMinutes * 60_000), zone);
}
