import type { Column, FilterOf, GroupOf, Report, RowOf } from '@site/api/defineReport';
import { type AliasableExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';

/** A query of a report, and who makes it. */
export interface Asked<R extends Report> {
  db: Kysely<Schema>;
  /** The reader, except at the desk. */
  member: R['audience'] extends 'operator' ? undefined : Member;
  /** Brand of the reader. */
  merchant: string;
  /** Language of the texts that a report takes from the vendor. */
  language: string;
  /** IANA zone of the brand's day. */
  zone: string;
  from: string;
  to: string;
  /** Currency of every row. */
  currency: string;
  filter: FilterOf<R>;
  groupBy: GroupOf<R>;
}

/** Type of a value as the driver returns it. */
type Stored<C extends Column, Wire> = C extends { kind: 'money' }
  ? bigint | (Wire & null)
  : C extends { kind: 'count' }
    ? number | (Wire & null)
    : C extends { kind: 'time' }
      ? Date | (Wire & null)
      : Wire | string;

/** A row as its query returns it: each column under its own name. */
export type StoredRow<R extends Report> = { id: string } & {
  [N in keyof RowOf<R> & keyof R['columns']]: Stored<R['columns'][N], RowOf<R>[N]>;
};

/** Cuts a part of the rows down to those of a page: goes behind its `where`. `columns` has every column that rows are sorted by. */
export type Cut = (columns: Record<string, RawBuilder<unknown>>, id: RawBuilder<unknown>) => RawBuilder<unknown>;

/** The SQL of a report. */
export interface ReportSource<R extends Report> {
  /**
   * Selects every row of a query, unordered: each column under its own name, and a unique `id`. `cut` is for rows that are put together from several
   * tables, of each of which a page needs no more than its own length.
   */
  rows: (asked: Asked<R>, cut: Cut) => AliasableExpression<StoredRow<R>>;
  /** Adds to a page of rows the columns that `rows` leaves out because they take long. They can be neither sorted by, summed nor filtered here. */
  complete?: (page: RawBuilder<unknown>, asked: Asked<R>) => RawBuilder<unknown>;
  /** Columns of `rows` from which `complete` takes the names of a row. @default all */
  namedBy?: readonly string[];
  /** Aggregate that counts the rows. @default `count(*)` */
  count?: RawBuilder<unknown>;
  /**
   * Returns a query of figures that come to the totals of all rows, under the names of the columns and `rows`, where there is something shorter to
   * read than the rows. @default the rows
   */
  totals?: (asked: Asked<R>) => Promise<RawBuilder<unknown> | undefined>;
  /** Returns the time up to which the figures are complete. @default now */
  asOf?: (db: Kysely<Schema>) => Promise<Date>;
}

/** Returns the condition of a filter. `columns` has the table's column for each column of the report that can be filtered. */
export function matches<F extends Record<string, string | undefined>>(filter: F, columns: Record<keyof F & string, string>) {
  const conditions = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [sql`${sql.ref(columns[name as keyof F & string])} = ${value}`],
  );
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;
}
