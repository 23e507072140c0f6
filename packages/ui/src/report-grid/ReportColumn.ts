/** How a column's values are read and shown. */
export type ColumnKind =
  /** Any text; `choices` gives a stored value its word. */
  | 'text'
  /** An account name: reads left to right in every language. */
  | 'account'
  /** Minor units of the report's currency: a bigint or a string of digits. */
  | 'money'
  /** The same in whole units, for figures that are looked at rather than counted. */
  | 'whole'
  /** A whole number. */
  | 'count'
  /** Parts per million, shown as a percentage with two decimals. */
  | 'rate'
  /** `yyyy-MM-dd`. */
  | 'day'
  /** An ISO 8601 instant, shown in the report's zone. */
  | 'time';

/** `null` is 'not applicable' and is shown as a dash, never as zero. */
export type ReportValue = string | number | bigint | null;

/** A row of a report: every field is a value. */
export type RowOf<Row> = Record<keyof Row, ReportValue>;

export interface ReportColumn<Row> {
  id: keyof Row & string;
  label: string;
  kind: ColumnKind;
  /** Least width in CSS pixels; room left over is shared in proportion. The first column keeps 128 on the phone. */
  width: number;
  sortable?: boolean;
  filterable?: boolean;
  /** The values a filter chooses from, with their words; without them the filter is typed. */
  choices?: { value: string; label: string }[];
  /** Opens what the figure is made of. With it, figures carry a dotted underline and accounts are links. */
  onDrill?: (row: Row) => void;
}

const textKinds: ReadonlySet<ColumnKind> = new Set(['text', 'account', 'day', 'time']);

/** Figures read left to right and end at the right edge in every language, so that decimals line up. */
export const isFigure = (kind: ColumnKind) => !textKinds.has(kind);
