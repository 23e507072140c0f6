import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayOf, endOfDay, type Period, periodAround, sliceStart, startOfDay } from './period.ts';

const saigon = 'Asia/Ho_Chi_Minh';

it.each([
  ['2026-11-20T16:59:59.999Z', saigon, '2026-11-20'],
  ['2026-11-20T17:00:00.000Z', saigon, '2026-11-21'],
  ['2026-11-20T17:59:59.999Z', 'Asia/Dhaka', '2026-11-20'],
  ['2026-11-20T18:00:00.000Z', 'Asia/Dhaka', '2026-11-21'],
  ['2026-11-20T03:00:00.000Z', 'America/New_York', '2026-11-19'],
  ['2026-11-20T00:00:00.000Z', 'UTC', '2026-11-20'],
])('DR-0.3 %s in %s is of %s', (instant, zone, day) => {
  expect(dayOf(new Date(instant), zone)).toBe(day);
});

it('DR-0.3 a day begins and ends in its own zone, also where clocks change', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1990-01-01', count));
  const zones = fc.constantFrom(saigon, 'Asia/Dhaka', 'Asia/Kolkata', 'Asia/Kathmandu', 'Europe/London', 'America/New_York', 'UTC');
  fc.assert(
    fc.property(days, zones, (day, zone) => {
      const start = startOfDay(day, zone);
      expect(dayOf(start, zone)).toBe(day);
      expect(endOfDay(addDays(day, -1), zone).getTime()).toBe(start.getTime() - 1);
      expect(dayOf(endOfDay(addDays(day, -1), zone), zone)).toBe(addDays(day, -1));
    }),
  );
});

it.each([
  ['2026-11-21', 'D', '2026-11-21', '2026-11-21'],
  ['2026-11-21', 'W', '2026-11-16', '2026-11-22'],
  ['2026-11-16', 'W', '2026-11-16', '2026-11-22'],
  ['2026-11-22', 'W', '2026-11-16', '2026-11-22'],
  ['2026-11-15', 'H', '2026-11-01', '2026-11-15'],
  ['2026-11-16', 'H', '2026-11-16', '2026-11-30'],
  ['2026-02-20', 'H', '2026-02-16', '2026-02-28'],
  ['2028-02-01', 'M', '2028-02-01', '2028-02-29'],
  ['2026-12-31', 'M', '2026-12-01', '2026-12-31'],
] satisfies [string, Period, string, string][])('DR-0.4 %s in its %s is %s to %s', (day, period, from, to) => {
  expect(periodAround(day, period)).toEqual({ from, to });
});

it.each([
  ['2026-11-21T10:04:59.999Z', '2026-11-21T10:00:00.000Z'],
  ['2026-11-21T10:05:00.000Z', '2026-11-21T10:05:00.000Z'],
])('DR-11.9 the slice of %s begins at %s', (instant, start) => {
  expect(sliceStart(new Date(instant)).toISOString()).toBe(start);
});
