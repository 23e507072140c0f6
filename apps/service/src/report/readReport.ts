import { columnOfSort, countedOf, isDescending, type Report } from '@site/api/defineReport';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { readJson } from '../http/readJson.ts';
import type { Asked, Cut, ReportSource } from './ReportSource.ts';
import { type SortKey, sortKeys } from './sortKeys.ts';

/** Position of a row in the sort order: the value of the sort column, and the id. */
export type Place = readonly [sortedBy: string, id: string];

interface Page {
  sort: string;
  /** Position of the last row of the previous page; undefined for the first page. */
  after: Place | undefined;
  limit: number;
}

/** A value as the driver returns it. */
export type StoredValue = string | number | bigint | Date | null;
/** A row of any report. `sorted_by` is the value of the sort column as text. */
export type AnyRow = Record<string, StoredValue> & { id: string; sorted_by: string };

function keyOf(report: Report, sort: string): SortKey {
  const kind = report.columns[columnOfSort(sort)]?.kind;
  const key = kind && sortKeys[kind];
  if (!key) throw new Error(`${report.name} cannot be sorted by ${sort}.`);
  return key;
}

function sortedBy(report: Report, sort: string, value: RawBuilder<unknown>): RawBuilder<unknown> {
  const { least } = keyOf(report, sort);
  return least && report.columns[columnOfSort(sort)]?.nullable ? sql`coalesce(${value}, ${least})` : value;
}

/** Reads one page of rows. */
export async function readRows<R extends Report>(report: R, source: ReportSource<R>, asked: Asked<R>, page: Page): Promise<AnyRow[]> {
  const { rows } = await selectPage(report, source, asked, page).execute(asked.db);
  return rows;
}

/**
 * Returns the query of one page of rows. Rows with the same value are sorted by their id, which no index knows: the place after which a page
 * begins is said for the column alone too.
 */
export function selectPage<R extends Report>(
  report: R,
  source: ReportSource<R>,
  asked: Asked<R>,
  { sort, after, limit }: Page,
): RawBuilder<AnyRow> {
  const column = sortedBy(report, sort, sql.ref(`row.${columnOfSort(sort)}`));
  const { write, read } = keyOf(report, sort);
  const direction = sql.raw(isDescending(sort) ? 'desc' : 'asc');
  const beyond = sql.raw(isDescending(sort) ? '<' : '>');
  const cut: Cut = (columns, id) => {
    const by = columns[columnOfSort(sort)];
    if (!by) throw new Error(`${report.name} does not say what ${sort} is.`);
    return sql`
    and ${after ? sql`${by} ${beyond}= ${read(after[0])} and (${by}, ${id}) ${beyond} (${read(after[0])}, ${after[1]}::text)` : sql`true`}
    order by ${by} ${direction}, ${id} ${direction}
    limit ${limit}`;
  };
  const page = sql<AnyRow>`
    select "row".*, ${write(column)} as sorted_by
    from ${source.rows(asked, cut)} as "row"
    where true ${cut({ [columnOfSort(sort)]: column }, sql`"row".id`)}`;
  return source.complete
    ? sql<AnyRow>`select "row".* from ${source.complete(page, asked)} as "row" order by ${column} ${direction}, "row".id ${direction}`
    : page;
}

/** Returns the SQL that writes a value of the sort column as the text of a position. */
export const sortKeyText = (report: Report, sort: string, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  keyOf(report, sort).write(sortedBy(report, sort, value));

/** Counts and sums all rows of a report. */
export async function readTotals<R extends Report>(
  report: R,
  { rows, count = sql`count(*)`, totals: shorter }: ReportSource<R>,
  asked: Asked<R>,
) {
  const summed = Object.entries(report.columns).filter(([, { total }]) => total);
  const sums = summed.map(([name, { nullable }]) => {
    const value = sql.ref(`row.${name}`);
    const isTold = nullable ? sql`count(*) = count(${value})` : sql`true`;
    return sql`, case when ${isTold} then coalesce(sum(${value}), 0)::bigint end as ${sql.id(name)}`;
  });
  const figures = await shorter?.(asked);
  const counted = figures ? sql`coalesce(sum("row".rows), 0)` : count;
  const found = await sql<Record<string, bigint | null>>`
    select (${counted})::bigint as counted${sql.join(sums, sql``)} from ${figures ?? rows(asked, () => sql``)} as "row"`.execute(asked.db);
  const totals = found.rows[0] ?? {};
  return {
    [countedOf(report)]: Number(totals['counted']),
    ...Object.fromEntries(
      summed.map(([name, { kind }]) => {
        const total = totals[name] ?? null;
        return [name, total === null ? null : kind === 'count' ? Number(total) : String(total)];
      }),
    ),
    currency: asked.currency,
  };
}

/** Returns the position of a row. */
export const placeAt = ({ sorted_by, id }: AnyRow): Place => [sorted_by, id];

export const cursorOf = (row: AnyRow): string => Buffer.from(JSON.stringify(placeAt(row))).toString('base64url');

/** Returns the position that a cursor holds, or undefined for a cursor of another sort column. */
export const placeOf = (report: Report, sort: string, cursor: string): Place | undefined =>
  z.tuple([keyOf(report, sort).form, z.string().regex(/^[^\0]{1,200}$/)]).safeParse(readJson(Buffer.from(cursor, 'base64url').toString()))
    .data;
