import { z } from 'zod';

/**
 * Describes what a browser measures of a page: times in milliseconds, and the layout shift as a number.
 *
 * Source: https://web.dev/articles/vitals.
 */
export const pageVital = z.object({
  name: z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
  value: z.number().min(0).max(600_000),
});
export type PageVital = z.infer<typeof pageVital>;

/** The report of one page, sent when it is left. */
export const vitalsReport = z.object({ vitals: z.array(pageVital).min(1).max(5) });
export type VitalsReport = z.infer<typeof vitalsReport>;
