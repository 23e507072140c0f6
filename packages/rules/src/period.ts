/** A calendar day in a time zone, e.g. 2026-11-21. */
export type Day = string;

export const SLICE_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Returns the calendar day of an instant in an IANA time zone. Source: docs/domain.md DR-0.3. */
export function dayOf(instant: Date, zone: string): Day {
  return new Date(instant.getTime() + offsetMs(instant, zone)).toISOString().slice(0, 10);
}

/** Returns the instant at which a day begins in a time zone; the day ends where the next one begins. */
export function startOfDay(day: Day, zone: string): Date {
  const asUtcMs = Date.parse(`${day}T00:00:00Z`);
  // Computed twice, because the offset near midnight may differ from the offset a few hours away.
  const near = new Date(asUtcMs - offsetMs(new Date(asUtcMs), zone));
  return new Date(asUtcMs - offsetMs(near, zone));
}

export const HOUR_MS = 60 * 60_000;

/** Returns the start of the hour of the day, in a time zone, that contains an instant. Source: docs/domain.md DR-0.4. */
export function startOfHour(instant: Date, zone: string): Date {
  const startMs = startOfDay(dayOf(instant, zone), zone).getTime();
  return new Date(startMs + Math.floor((instant.getTime() - startMs) / HOUR_MS) * HOUR_MS);
}

/** Returns the last millisecond of a day in a time zone. */
export const endOfDay = (day: Day, zone: string): Date => new Date(startOfDay(addDays(day, 1), zone).getTime() - 1);

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

export type Period = 'D' | 'W' | 'H' | 'M';

/**
 * Returns the first and last day of the day, week (from Monday), half-month or month that contains a day. Source: docs/domain.md DR-0.4.
 */
export function periodAround(day: Day, period: Period): { from: Day; to: Day } {
  const month = day.slice(0, 8);
  const isFirstHalf = Number(day.slice(8)) <= 15;
  switch (period) {
    case 'D':
      return { from: day, to: day };
    case 'W': {
      const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
      return { from: addDays(day, -sinceMonday), to: addDays(day, 6 - sinceMonday) };
    }
    case 'H':
      return isFirstHalf ? { from: `${month}01`, to: `${month}15` } : { from: `${month}16`, to: lastOfMonth(day) };
    case 'M':
      return { from: `${month}01`, to: lastOfMonth(day) };
  }
}

/**
 * Returns the start of the five-minute slice that contains an instant. Midnight begins a slice in every time zone. Source: docs/domain.md
 * DR-11.9.
 */
export function sliceStart(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / SLICE_MS) * SLICE_MS);
}

function lastOfMonth(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetMs(instant: Date, zone: string): number {
  let format = formats.get(zone);
  if (!format) formats.set(zone, (format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })));
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [undefined, '+', '0', '0'];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
