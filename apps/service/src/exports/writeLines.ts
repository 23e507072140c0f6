import { columnOfSort, columnsIn, type Report, wordsAt } from '@site/api/defineReport';
import { sql } from 'kysely';
import { readWording, type Wording } from '../content/readWording.ts';
import { type Place, selectPage, sortKeyText } from '../report/readReport.ts';
import type { Asked, ReportSource } from '../report/ReportSource.ts';
import type { LineFormat } from './LineFormat.ts';
import type { Lines } from './writeWorkbook.ts';

/**
 * Rows of the first slice. Later ones have as many as the database writes in `SLICE_MS`, since planning costs as much as 1,000 rows and PGlite
 * does nothing else meanwhile, and as fit into `SLICE_CHARACTERS`, of which a few are in memory at a time.
 */
const FIRST_ROWS = 1000;
const SLICE_MS = 75;
const SLICE_CHARACTERS = 1_000_000;

interface Slice {
  lines: string | null;
  rows: number;
  /** Position of the last row. */
  sorted_by: string;
  id: string;
}

/** Yields the heading of a report and then its rows, slice by slice. The database writes the lines, which takes a fraction of the time of writing them here. */
export async function* writeLines<R extends Report>(
  report: R,
  source: ReportSource<R>,
  format: LineFormat,
  { sort, ...asked }: Asked<R> & { sort: string },
): AsyncGenerator<Lines> {
  const { db, currency, zone, language } = asked;
  const columns = fileColumnsOf(report, asked.groupBy);
  const headings = columns.map(([, { label }]) => {
    const [namespace, key] = wordsAt(report, label);
    return format.text(sql`${readWording(namespace as Wording, language)[key] ?? key}`);
  });
  const heading = await sql<{ line: string }>`select ${format.line(headings)} as line`.execute(db);
  yield { text: heading.rows.map(({ line }) => line).join(''), rows: 1 };
  const lineOf = format.line(
    columns.map(([name, { kind }]) =>
      kind === 'currency' ? format.text(sql`${currency}`) : format.cell(sql.ref(`page.${name}`), { kind, currency, zone }),
    ),
  );
  let limit = FIRST_ROWS;
  let last: Slice | undefined;
  do {
    const after: Place | undefined = last && [last.sorted_by, last.id];
    const page = selectPage(report, source, asked as unknown as Asked<R>, { sort, after, limit });
    const begun = performance.now();
    // The page is ordered, and an aggregate takes rows in the order in which they come.
    const { rows } = await sql<Slice>`
      select string_agg(line, '') as lines, count(*)::integer as rows,
        ${sortKeyText(report, sort, sql`(array_agg(key))[count(*)]`)} as sorted_by, (array_agg(id))[count(*)] as id
      from (select ${lineOf} as line, ${sql.ref(`page.${columnOfSort(sort)}`)} as key, page.id from (${page}) page) slice`.execute(db);
    const [slice] = rows;
    last = slice?.rows === limit ? slice : undefined;
    const share = Math.min(SLICE_MS / (performance.now() - begun), SLICE_CHARACTERS / (slice?.lines?.length ?? 1));
    limit = Math.max(FIRST_ROWS, Math.round(limit * share));
    if (slice?.lines) yield { text: slice.lines, rows: slice.rows };
  } while (last);
}

/** Returns the columns of the file. A report with amounts gets the currency as its last column, unless it declares one. */
function fileColumnsOf(report: Report, group: string | undefined) {
  const columns = columnsIn(report, 'csv', group);
  const lacksCurrency = columns.some(([, { kind }]) => kind === 'money') && !columns.some(([, { kind }]) => kind === 'currency');
  return lacksCurrency ? [...columns, ['currency', { kind: 'currency', label: 'report:currency' }] as const] : columns;
}
