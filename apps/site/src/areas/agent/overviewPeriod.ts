import { addDays, type Day, periodAround } from '@site/rules/period';

export interface Days {
  from: Day;
  to: Day;
}

export const spans = ['today', 'days7', 'days30', 'halfMonth'] as const;
export type Span = (typeof spans)[number];

/** A span ends today and moves with the days; chosen days are fixed. */
export type OverviewPeriod = Span | Days;

const spanDays: Record<Span, (today: Day) => Days> = {
  today: (today) => ({ from: today, to: today }),
  days7: (today) => ({ from: addDays(today, -6), to: today }),
  days30: (today) => ({ from: addDays(today, -29), to: today }),
  halfMonth: (today) => ({ from: periodAround(today, 'H').from, to: today }),
};

export const periodDays = (period: OverviewPeriod, today: Day): Days => (typeof period === 'string' ? spanDays[period](today) : period);
