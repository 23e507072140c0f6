import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { day } from '@site/api/common';
import type { Column } from '@site/api/defineReport';

/** Conversion of a column's values to the text of a cursor and back. */
export interface SortKey {
  /** Returns the SQL that writes a value as text. */
  write: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Returns the SQL that reads the text. */
  read: (text: string) => RawBuilder<unknown>;
  /** Schema of the text, since cursors come from outside. */
  form: z.ZodType<string>;
  /** SQL of what stands for a value that is not told: below every other. */
  least?: RawBuilder<unknown>;
}

const digits = z.string().regex(/^-?\d{1,18}$/);
const asText = (column: RawBuilder<unknown>) => sql`${column}::text`;

const number: SortKey = { write: asText, read: (text) => sql`${text}::bigint`, form: digits, least: sql`-999999999999999999::bigint` };
const text: SortKey = { write: asText, read: (value) => sql`${value}::text`, form: z.string().regex(/^[^\0]{0,200}$/) };

/** Conversions by kind of column. Kinds without one cannot be sorted. */
export const sortKeys: Partial<Record<Column['kind'], SortKey>> = {
  money: number,
  count: number,
  day: { write: asText, read: (value) => sql`${value}::date`, form: day, least: sql`date '1000-01-01'` },
  time: {
    // In microseconds: the driver's dates have milliseconds only.
    write: (column) => sql`((extract(epoch from ${column}) * 1000000)::bigint)::text`,
    read: (value) => sql`(timestamptz 'epoch' + greatest(${value}::bigint, 0) * interval '1 microsecond')`,
    form: digits,
  },
  text,
  account: text,
  choice: text,
};
