import type { ColumnKind, ReportColumn, RowOf } from './ReportColumn';

/** Kind in the grid and least width in CSS pixels, by kind of declared column. */
const looks = {
  text: { kind: 'text', width: 112 },
  account: { kind: 'account', width: 128 },
  /** One of a few codes, shown by their words. */
  choice: { kind: 'text', width: 88 },
  currency: { kind: 'text', width: 64 },
  money: { kind: 'money', width: 120 },
  count: { kind: 'count', width: 88 },
  decimal: { kind: 'decimal', width: 72 },
  /** One amount as a share of another, in parts per million. */
  share: { kind: 'rate', width: 92 },
  day: { kind: 'day', width: 128 },
  time: { kind: 'time', width: 128 },
} as const satisfies Record<string, { kind: ColumnKind; width: number }>;

/** A column as a report declares it, apart from any page. */
export interface DeclaredColumn {
  kind: keyof typeof looks;
  /** Key of its heading. */
  label: string;
  width?: number;
  sort?: true;
  filter?: true | RegExp;
  /** Codes of a choice, and the prefix of their words. */
  of?: readonly string[];
  words?: string;
}

/** Returns the column of the grid for a declared one. `words` translates its keys. */
export function reportColumnOf<Row extends RowOf<Row>>(
  id: keyof Row & string,
  { kind, label, width, sort, filter, of = [], words: prefix }: DeclaredColumn,
  words: (key: string) => string,
): ReportColumn<Row> {
  const look = looks[kind];
  return {
    id,
    label: words(label),
    kind: look.kind,
    width: width ?? look.width,
    sortable: sort === true,
    filterable: filter !== undefined,
    ...(kind === 'choice' && { choices: of.map((value) => ({ value, label: words(`${prefix}.${value}`) })) }),
  };
}
