import { MAX_REPORT_DAYS } from '@site/api/defineReport';
import { addDays, type Day } from '@site/rules/period';

/** Returns every day from the first to the last; empty when the last is before the first, or when a report may not have that many days. */
export function reportDays(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (days.length === MAX_REPORT_DAYS) return [];
    days.push(day);
  }
  return days;
}
