import { MAX_REPORT_DAYS } from '@site/api/defineReport';
import { addDays, type Day } from '@site/rules/period';

/** Every day from the first to the last; none where the last comes before the first, or where they are too many for a report. */
export function reportDays(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (days.length === MAX_REPORT_DAYS) return [];
    days.push(day);
  }
  return days;
}
