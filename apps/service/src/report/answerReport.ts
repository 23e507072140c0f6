import { calls } from '@site/api/calls';
import type { Column, ReplyOf, Report } from '@site/api/defineReport';
import type { ReportCall } from '@site/api/reportCall';
import { accept, handle, type Handler, type Outcome, refuse } from '../http/handle.ts';
import { logPage } from './logLook.ts';
import { type AnyRow, cursorOf, placeOf, readRows, readTotals, type StoredValue } from './readReport.ts';
import type { Asked, ReportSource } from './ReportSource.ts';

/** Handler of a report's call. Its source is also read by the export. */
export interface ReportHandler<R extends Report> extends Handler<ReportCall<R>> {
  source: ReportSource<R>;
}

/**
 * Returns the handler of a report's call. It answers one page of rows, and totals over all rows.
 *
 * Refuses: invalidInput for a cursor of another sort column.
 *
 * Source: docs/architecture.md "The way of a report's row".
 */
export function answerReport<R extends Report>(report: R, source: ReportSource<R>): ReportHandler<R> {
  const call = (calls as unknown as Record<string, ReportCall<R>>)[report.name];
  if (!call) throw new Error(`The report ${report.name} has no call.`);
  const handler = handle(call, async ({ input, member, merchant, language, now, services }): Promise<Outcome<ReportCall<R>>> => {
    const { sort, cursor, limit } = input;
    const after = cursor === undefined ? undefined : placeOf(report, sort, cursor);
    if (cursor !== undefined && !after) return refuse('invalidInput', { field: 'cursor', rule: 'known' });
    const { db } = services;
    const reader = report.audience === 'operator' ? undefined : member;
    const { brand } = await services.brands.of(reader?.merchant ?? merchant);
    const asked = {
      ...input,
      db,
      member: reader,
      merchant: brand.merchant,
      language,
      zone: brand.zone,
      currency: input.currency ?? reader?.currency ?? brand.currency,
    } as unknown as Asked<R>;

    // Read before the figures: bets counted in between are in the figures, but not promised.
    const asOf = (await source.asOf?.(db)) ?? now;
    const found = await readRows(report, source, asked, { sort, after, limit: limit + 1 });
    const totals = await readTotals(report, source, asked);
    const rows = found.slice(0, limit);
    if (reader) await logPage(db, { report, filter: input.filter, rows, isFirst: cursor === undefined, member: reader, now });
    const last = found.length > limit ? rows.at(-1) : undefined;
    const value = {
      rows: rows.map((row) => sentRow(report, row)),
      next: last ? cursorOf(last) : null,
      totals,
      asOf: asOf.getTime(),
    };
    return accept(value as unknown as ReplyOf<R>);
  });
  return { ...handler, source };
}

/** Returns a row as it is sent. */
function sentRow({ columns }: Report, row: AnyRow) {
  const fields = Object.entries(columns).filter(([, { kind }]) => kind !== 'share');
  return Object.fromEntries([['id', row.id], ...fields.map(([name, { kind }]) => [name, sentValue(kind, row[name] ?? null)])]);
}

function sentValue(kind: Column['kind'], value: StoredValue): string | number | null {
  if (value === null) return null;
  if (value instanceof Date) return value.getTime();
  return kind === 'count' ? Number(value) : String(value);
}
