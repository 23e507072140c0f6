import type { LimitPeriod } from '@site/api/safer';
import { addDays, dayOf, type Period, periodAround, startOfDay } from '@site/rules/period';

const letters: Record<LimitPeriod, Period> = { day: 'D', week: 'W', month: 'M' };

/** Returns the begin and the end of the calendar's day, week or month in a zone. Source: RES-01, docs/domain.md DR-23.1. */
export function limitWindow(period: LimitPeriod, zone: string, now: Date): { from: Date; resetsAt: Date } {
  const { from, to } = periodAround(dayOf(now, zone), letters[period]);
  return { from: startOfDay(from, zone), resetsAt: startOfDay(addDays(to, 1), zone) };
}
