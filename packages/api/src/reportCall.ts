import { z } from 'zod';
import type { CallTerms, Route } from './call.ts';
import { currency, day, minor, pageSize, time, walletCurrency } from './common.ts';
import {
  type Column,
  columnOfSort,
  countedOf,
  type FilterOf,
  type GroupOf,
  MAX_REPORT_DAYS,
  type ReplyOf,
  type Report,
  type SortOf,
} from './defineReport.ts';
import * as sample from './samples.ts';

/** Input of a report's export, as the caller gives it. */
export type ExportInput<R extends Report> = {
  from: string;
  to: string;
  /** Rows and totals have no other currency. @default the account's main currency, and at the desk the brand's */
  currency?: string | undefined;
  sort?: string | undefined;
  /** JSON of { column: value }, since a query string has no objects. */
  filter?: string | undefined;
} & (R['groups'] extends object ? { groupBy?: GroupOf<R> | undefined } : object);
/** Input of a report's call, as the caller gives it. */
export type ReportInput<R extends Report> = ExportInput<R> & { cursor?: string | undefined; limit?: unknown };

/** Input of a report's export, parsed. */
export interface ExportQuery<R extends Report> {
  from: string;
  to: string;
  currency?: string | undefined;
  sort: SortOf<R>;
  filter: FilterOf<R>;
  groupBy: GroupOf<R>;
}
/** Input of a report's call, parsed. */
export type ReportQuery<R extends Report> = ExportQuery<R> & { cursor?: string; limit: number };

export interface ReportCall<R extends Report> extends Route, CallTerms {
  session: 'required';
  input: z.ZodType<ReportQuery<R>, ReportInput<R>>;
  output: z.ZodType<ReplyOf<R>, ReplyOf<R>>;
  role?: R['audience'] extends 'agent' ? 'agent' : R['audience'] extends 'operator' ? 'operator' : never;
  account?: R['audience'] extends 'member' ? 'real' : never;
  refusals: readonly (R['audience'] extends 'operator' ? 'forbidden' : never)[];
  isPlanned?: never;
}

const readers = {
  member: () => ({ account: 'real', refusals: [] }),
  agent: () => ({ role: 'agent', refusals: [] }),
  operator: ({ act }) => ({ role: 'operator', act, refusals: ['forbidden'] }),
} as const satisfies Record<Report['audience'], (report: Report) => object>;

/** Returns the call of a report. Source: docs/architecture.md "The way of a report's row". */
export const reportCallOf = <R extends Report>(report: R): ReportCall<R> =>
  ({
    method: 'GET',
    path: report.path,
    summary: report.summary,
    note: '`next` goes into `cursor` for the page after. `sort` is a column, `-` before it for descending.',
    example: sample.team,
    session: 'required',
    ...readers[report.audience](report),
    input: exportQueryOf(report, { cursor: z.string().max(400).optional(), limit: pageSize(50) }),
    output: z.object({ rows: z.array(rowOf(report)), next: z.string().nullable(), totals: totalsOf(report), asOf: time }),
  }) as unknown as ReportCall<R>;

/** Returns the schema of a report's query for a file, which has no pages. `more` is what else is asked beside it. */
export const exportQueryOf = (report: Report, more?: z.ZodRawShape) => grouped(report, inPeriod({ ...queryShapeOf(report), ...more }));

const dayMs = 86_400_000;

/** Returns a schema that also refuses days that run backwards or are too many. */
const inPeriod = <Shape extends { from: typeof day; to: typeof day }>(shape: Shape) =>
  z.object(shape).refine(
    (query) => {
      const { from, to } = query as { from: string; to: string };
      const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
      return days >= 1 && days <= MAX_REPORT_DAYS;
    },
    { path: ['to'], params: { rule: `from 1 to ${MAX_REPORT_DAYS} days` } },
  );

/** Returns a schema that also refuses to filter and sort by a column that the rows of the group lack. The first order of the report goes for all groups. */
const grouped = ({ sort: first, groups = {} }: Report, query: z.ZodObject) =>
  query.superRefine((asked, context) => {
    const { sort, filter, groupBy = '' } = asked as { sort: string; filter: object; groupBy?: string };
    const columns = { sort: sort === first ? [] : [columnOfSort(sort)], filter: Object.keys(filter) };
    for (const [field, names] of Object.entries(columns))
      if (names.some((name) => groups[groupBy]?.lacks?.includes(name)))
        context.addIssue({ code: 'custom', path: [field], params: { rule: 'a column of the rows in groupBy' } });
  });

function queryShapeOf({ columns, sort, groups }: Report) {
  const named = Object.entries(columns);
  const sorts = named.flatMap(([name, column]) => (column.sort ? [name, `-${name}`] : []));
  const filters = named.flatMap(([name, column]) => (column.filter ? [[name, filterOf(column).optional()]] : []));
  return {
    from: day,
    to: day,
    currency: walletCurrency,
    sort: z.enum(sorts).default(sort),
    filter: jsonOf(z.strictObject(Object.fromEntries(filters))),
    ...(groups && { groupBy: z.enum(Object.keys(groups)).default(Object.keys(groups)[0] ?? '') }),
  };
}

/** Codes as vendors send them, see `walletCalls`. */
const code = /^[\x20-\x7e]{1,80}$/;

function filterOf(column: Column): z.ZodType {
  if (column.kind === 'choice') return z.enum(column.of);
  return z.string().regex(column.filter instanceof RegExp ? column.filter : code);
}

/** Returns a schema that reads JSON. It names the known columns when it refuses. */
const jsonOf = (filter: z.ZodObject) =>
  z
    .string()
    .max(1000)
    .default('{}')
    .transform((text, context) => {
      const parsed = filter.safeParse(readJson(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', params: { rule: `an object of ${Object.keys(filter.shape).join(', ')}` } });
      return z.NEVER;
    });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function rowOf({ columns }: Report) {
  const fields = Object.entries(columns).flatMap(([name, column]) => (column.kind === 'share' ? [] : [[name, fieldOf(column)]]));
  return z.object({ id: z.string(), ...(Object.fromEntries(fields) as Record<string, z.ZodType>) });
}

const fieldOf = (column: Column): z.ZodType => (column.nullable ? schemaOf(column).nullable() : schemaOf(column));

function schemaOf(column: Column): z.ZodType {
  switch (column.kind) {
    case 'choice':
      return z.enum(column.of);
    case 'money':
      return minor;
    case 'count':
      return z.int();
    case 'day':
      return day;
    case 'time':
      return time;
    case 'currency':
      return currency;
    case 'text':
    case 'account':
    case 'decimal':
    case 'share':
      return z.string();
  }
}

function totalsOf(report: Report) {
  const summed = Object.entries(report.columns).filter(([, { total }]) => total);
  const sums = Object.fromEntries(summed.map(([name, column]) => [name, fieldOf(column)]));
  return z.object({ [countedOf(report)]: z.int(), ...sums, currency });
}
