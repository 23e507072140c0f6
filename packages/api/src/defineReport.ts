import type { DeskAct } from './deskRoles.ts';

/** The longest period that a report answers, in days: a quarter of a year. */
export const MAX_REPORT_DAYS = 92;

interface ColumnTerms {
  /**
   * Key of its heading, in the namespace of the audience or written `namespace:key`. A column without a label is sent with the row and
   * not shown.
   */
  label?: string;
  /** Least width in CSS pixels. @default the width of its kind */
  width?: number;
  /** Shows it in one place alone. @default grid, print and CSV */
  only?: 'grid' | 'csv';
  /** Can be pressed. The page says what opens. */
  drill?: true;
  /** May be null. */
  nullable?: true;
  /** Key of what the grid shows where it is null. @default a dash */
  rest?: string;
  /** Rows can be ordered by it. */
  sort?: true;
  /** Rows can be limited to one value of it. `true` takes 1 to 80 printable ASCII characters. */
  filter?: true | RegExp;
  /** Summed over all rows. */
  total?: true;
}

/** A column of a report. Its kind decides how a value is sent, sorted, written and aligned. */
export type Column = ColumnTerms &
  (
    | {
        /**
         * - `text`: any text
         * - `account`: a username or an id, read left to right in every language
         * - `money`: minor units of the row's currency, or else of the report's
         * - `currency`: the currency of the row
         * - `count`: a whole number
         * - `decimal`: a figure with decimals of its own, such as odds
         * - `day`: `yyyy-MM-dd` in the brand's zone
         * - `time`: an instant
         */
        kind: 'text' | 'account' | 'money' | 'currency' | 'count' | 'decimal' | 'day' | 'time';
      }
    | {
        /** One of a few codes. The grid shows their words, the CSV the codes. */
        kind: 'choice';
        of: readonly string[];
        /** Key of the words: `{words}.{code}`. */
        words: string;
      }
    | {
        /** One amount as a share of another, computed in the browser for each row and for the totals. */
        kind: 'share';
        of: readonly [part: string, whole: string];
        only: 'grid';
      }
  );

/** Everything that is particular to a report. */
export interface Report {
  /** Name of its export in this package, of its call and of its handler's file. */
  name: string;
  /** Name of the CSV file, and of the report in `startExport`. @default name */
  file?: string;
  path: string;
  /** One-line summary of the call. */
  summary: string;
  /** Readers: members with a real account, agents, or operators at the desk. Its words are in the namespace of `namespaceOf`. */
  audience: 'member' | 'agent' | 'operator';
  /** Act that an operator's role must allow. */
  act?: DeskAct;
  /** Prefix of its own words: `{words}.title`, `.text`, `.emptyTitle` and `.emptyHelp`. */
  words: string;
  /** Its first order: a column, with a leading `-` for descending. */
  sort: string;
  /** In the order of grid, print and CSV. The first column names the row. */
  columns: Record<string, Column>;
  /**
   * Groupings of the rows: the first applies unless the reader chooses another. `hides` are the columns without a value in that group, which a
   * reader may show; those of `lacks` are neither offered nor written. `sort` is the first order of that group in the grid. Words:
   * `{words}.groupBy` and `{words}.by.{group}`.
   */
  groups?: Record<string, { hides?: readonly string[]; lacks?: readonly string[]; sort?: string }>;
  /** Sets of columns of which a phone shows one at a time, beside the first column. Words: `{words}.set.{set}`. */
  sets?: Record<string, readonly string[]>;
  /** Columns that a phone shows before the others, after the first. */
  phoneFirst?: readonly string[];
  /** Name of the number of rows in the totals. @default 'rows' */
  counted?: string;
}

export type ColumnOf<R extends Report> = keyof R['columns'] & string;
type ColumnWith<R extends Report, Terms> = { [N in ColumnOf<R>]: R['columns'][N] extends Terms ? N : never }[ColumnOf<R>];

/** Terms that a column of each kind may have. Of rows without a value only figures and days have a place in an order: below every other. */
type Allowed<R extends Report, C extends Column> = (C extends { kind: 'money' | 'count' } ? unknown : { total?: undefined }) &
  (C extends { kind: 'text' | 'account' } ? unknown : C extends { kind: 'choice' } ? { filter?: true } : { filter?: undefined }) &
  (C extends { nullable: true; kind: 'money' | 'count' | 'day' }
    ? unknown
    : C extends { nullable: true } | { kind: 'share' | 'currency' }
      ? { sort?: undefined }
      : unknown) &
  (C extends { kind: 'share' } ? { of: readonly ColumnWith<R, { kind: 'money' }>[] } : unknown);

interface Consistent<R extends Report> {
  sort: SortOf<R>;
  columns: { [N in ColumnOf<R>]: Allowed<R, R['columns'][N]> };
  groups?: Record<string, { hides?: readonly ColumnOf<R>[]; lacks?: readonly ColumnOf<R>[]; sort?: SortOf<R> }>;
  sets?: Record<string, readonly ColumnOf<R>[]>;
  phoneFirst?: readonly ColumnOf<R>[];
}

/**
 * Declares a report. Its call, sort, filter, totals, CSV, grid and print are derived from it. A declaration is plain data, because the
 * browser carries no schema library.
 */
export const defineReport = <const R extends Report>(report: R & Consistent<R>): R => report;

type Plain<C extends Column> = C extends { kind: 'choice'; of: readonly (infer Code)[] }
  ? Code
  : C extends { kind: 'count' | 'time' }
    ? number
    : string;
type Value<C extends Column> = C extends { nullable: true } ? Plain<C> | null : Plain<C>;

type Sent<R extends Report> = Exclude<ColumnOf<R>, ColumnWith<R, { kind: 'share' }>>;

/** A row as the service sends it. Amounts are digits in minor units, times milliseconds since 1970. */
export type RowOf<R extends Report> = {
  /** Unique among the rows of the report. */
  id: string;
} & { [N in Sent<R>]: Value<R['columns'][N]> };

/** Sums over all rows, not over the page. That of a nullable column is null where it is not told. */
export type TotalsOf<R extends Report> = { currency: string } & {
  [N in R['counted'] extends string ? R['counted'] : 'rows']: number;
} & { [N in ColumnWith<R, { total: true }>]: Value<R['columns'][N]> };

export interface ReplyOf<R extends Report> {
  rows: RowOf<R>[];
  /** Cursor of the next page, or null on the last one. */
  next: string | null;
  totals: TotalsOf<R>;
  /** Time up to which bets and transfers are counted. */
  asOf: number;
}

export type SortColumnOf<R extends Report> = ColumnWith<R, { sort: true }>;
export type SortOf<R extends Report> = SortColumnOf<R> | `-${SortColumnOf<R>}`;
export type FilterOf<R extends Report> = {
  [N in ColumnWith<R, { filter: true | RegExp }>]?: Plain<R['columns'][N]> | undefined;
};
/** Name of a group, or undefined for a report without groups. */
export type GroupOf<R extends Report> = R['groups'] extends object
  ? keyof R['groups'] & string
  : Report extends R
    ? string | undefined
    : undefined;
export type DrillOf<R extends Report> = ColumnWith<R, { drill: true }>;
export type FileOf<R extends Report> = R['file'] extends string ? R['file'] : R['name'];

export type ShownColumn = Column & { label: string };

/** Returns the columns that the grid or the CSV shows of a group, in their order. */
export const columnsIn = (
  { columns, groups = {} }: Report,
  place: 'grid' | 'csv',
  group: string | undefined,
): [name: string, column: ShownColumn][] =>
  Object.entries(columns).filter((entry): entry is [string, ShownColumn] => {
    const [name, { label, only = place }] = entry;
    return label !== undefined && only === place && !groups[group ?? '']?.lacks?.includes(name);
  });

/** Returns the order in which the grid first shows a group. */
export const sortOf = ({ sort, groups = {} }: Report, group: string | undefined): string => groups[group ?? '']?.sort ?? sort;

const namespaceOf = { member: 'member', agent: 'agent', operator: 'desk-house' } as const satisfies Record<Report['audience'], string>;

/** Returns namespace and key of a text that a declaration names. */
export function wordsAt({ audience }: Report, key: string): [namespace: string, key: string] {
  const [first = '', second] = key.split(':');
  return second === undefined ? [namespaceOf[audience], first] : [first, second];
}

/** Returns the key of every text of a report. */
export function keysOf({ words, columns, groups = {}, sets = {} }: Report): string[] {
  const own = ['title', 'text', 'emptyTitle', 'emptyHelp', ...Object.keys(sets).map((set) => `set.${set}`)];
  const ofGroups = Object.keys(groups).map((group) => `by.${group}`);
  return [
    ...[...own, ...ofGroups, ...(ofGroups.length > 0 ? ['groupBy'] : [])].map((key) => `${words}.${key}`),
    ...Object.values(columns).flatMap(({ label, rest }) => [label ?? [], rest ?? []].flat()),
    ...Object.values(columns).flatMap((column) => (column.kind === 'choice' ? column.of.map((code) => `${column.words}.${code}`) : [])),
  ];
}

export const fileOf = ({ file, name }: Report): string => file ?? name;
export const countedOf = ({ counted = 'rows' }: Report): string => counted;
export const columnOfSort = (sort: string): string => sort.replace(/^-/, '');
export const isDescending = (sort: string): boolean => sort.startsWith('-');
