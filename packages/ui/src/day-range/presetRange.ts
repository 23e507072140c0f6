import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

export interface DayRangeValue {
  /** First day, `yyyy-MM-dd`. */
  from: string;
  /** Last day, `yyyy-MM-dd`; not before the first one. */
  to: string;
}

/** Source: MEM-06. Every preset includes today. */
export type DayPreset = 'today' | 'yesterday' | 'previous7' | 'previous30' | 'next7' | 'next30';

const span = {
  today: [0, 0],
  yesterday: [-1, -1],
  previous7: [-6, 0],
  previous30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
} satisfies Record<DayPreset, [from: number, to: number]>;

/**
 * Returns the days of a preset, counted from `today` (`yyyy-MM-dd` in the brand's zone). Works on calendar days: independent of clock and
 * time zone.
 */
export function presetRange(preset: DayPreset, today: string): DayRangeValue {
  const [from, to] = span[preset];
  return { from: addDays(today, from), to: addDays(today, to) };
}

export function addDays(day: string, days: number): string {
  return dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD');
}
