import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export interface DayRangeValue {
  /** First day, `yyyy-MM-dd`. */
  from: string;
  /** Last day, `yyyy-MM-dd`; not before the first. */
  to: string;
}

/** Source: spec §9 "next or previous 7 and 30 days". Each counts today, as the day whose figures still grow. */
export type DayPreset = 'today' | 'yesterday' | 'previous7' | 'previous30' | 'next7' | 'next30';

const span = {
  today: [0, 0],
  yesterday: [-1, -1],
  previous7: [-6, 0],
  previous30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
} satisfies Record<DayPreset, [from: number, to: number]>;

/** The days of a preset, counted from `today` (`yyyy-MM-dd` in the brand's zone). Days are calendar days: no clock and no zone is asked. */
export function presetRange(preset: DayPreset, today: string): DayRangeValue {
  const [from, to] = span[preset];
  return { from: addDays(today, from), to: addDays(today, to) };
}

export function addDays(day: string, days: number): string {
  return dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD');
}
