import type { ReactNode } from 'react';

/** Type of a column, which determines how its values are parsed and formatted. */
export type ColumnKind =
  /** Any text; `choices` maps stored values to labels. */
  | 'text'
  /** An account name: reads left to right in every language. */
  | 'account'
  /** Minor units of the report's currency: a bigint or a string of digits. */
  | 'money'
  /** Money in whole units, for figures that need no precision. */
  | 'whole'
  /** A whole number. */
  | 'count'
  /** A figure with decimals of its own, such as odds, in Latin digits. */
  | 'decimal'
  /** Parts per million, shown as a percentage with two decimals. */
  | 'rate'
  /** `yyyy-MM-dd`. */
  | 'day'
  /** An instant, in ISO 8601 or in milliseconds since 1970, shown in the report's time zone. */
  | 'time';

/** A cell's value; `null` means 'not applicable' and is shown as a dash, never as zero. */
export type ReportValue = string | number | bigint | null;

/** A row of a report: every field is a value. */
export type RowOf<Row> = Record<keyof Row, ReportValue>;

export interface ReportColumn<Row> {
  id: keyof Row & string;
  label: string;
  kind: ColumnKind;
  /** Minimum width in CSS pixels; remaining width is shared in proportion. The first column keeps 128 px on phones. */
  width: number;
  sortable?: boolean;
  filterable?: boolean;
  /** Values of the filter with their labels; omitted, the filter is a text field. */
  choices?: { value: string; label: string }[];
  /** Draws a value in another way, such as a status as a chip. Copies, print and sums keep the value itself. */
  renderCell?: (value: ReportValue, row: Row) => ReactNode;
  /** Opens the drill-down of a figure. Figures get a dotted underline; accounts are links. */
  onDrill?: (row: Row) => void;
}

const textKinds: ReadonlySet<ColumnKind> = new Set(['text', 'account', 'day', 'time']);

/** Returns true for figures: they read left to right and are right-aligned in every language, so that decimals line up. */
export const isFigure = (kind: ColumnKind) => !textKinds.has(kind);

/** Columns under one shared header. */
export interface ColumnGroup<Row> {
  id: string;
  label: string;
  /** Ids of neighbouring columns. */
  columns: readonly (keyof Row & string)[];
}
