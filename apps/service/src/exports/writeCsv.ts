import { type Column, columnsIn, type Report, wordsAt } from '@site/api/defineReport';
import { decimalsOf } from '@site/money/currency';
import { decimalOf } from '@site/money/decimal';
import { readWording, type Wording } from '../content/readWording.ts';
import { type AnyRow, placeAt, readRows } from '../report/readReport.ts';
import type { Asked, ReportSource } from '../report/ReportSource.ts';
import { type Cell, csvLine } from './csvLine.ts';

const ROWS_AT_A_TIME = 2000;

/** Yields a report as CSV, 2,000 rows at a time. */
export async function* writeCsv<R extends Report>(
  report: R,
  source: ReportSource<R>,
  { sort, ...asked }: Asked<R> & { sort: string },
): AsyncGenerator<string> {
  const columns = csvColumnsOf(report);
  const cellOf = cellWriter(asked);
  yield csvLine(
    columns.map(([, { label }]) => {
      const [namespace, key] = wordsAt(report, label);
      return readWording(namespace as Wording, asked.language)[key] ?? key;
    }),
  );
  let last: AnyRow | undefined;
  do {
    const after = last && placeAt(last);
    const rows = await readRows(report, source, asked as unknown as Asked<R>, { sort, after, limit: ROWS_AT_A_TIME });
    if (rows.length > 0) yield rows.map((row) => csvLine(columns.map(([name, { kind }]) => cellOf(kind, row, name)))).join('');
    last = rows.length === ROWS_AT_A_TIME ? rows.at(-1) : undefined;
  } while (last);
}

/** Returns the columns of the file. A report with amounts gets the currency as its last column, unless it declares one. */
function csvColumnsOf(report: Report) {
  const columns = columnsIn(report, 'csv');
  const lacksCurrency = columns.some(([, { kind }]) => kind === 'money') && !columns.some(([, { kind }]) => kind === 'currency');
  return lacksCurrency ? [...columns, ['currency', { kind: 'currency', label: 'report:currency' }] as const] : columns;
}

function cellWriter({ currency: ofReport, zone }: Pick<Asked<Report>, 'currency' | 'zone'>) {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return (kind: Column['kind'], row: AnyRow, name: string): Cell => {
    const currency = String(row['currency'] ?? ofReport);
    if (kind === 'currency') return currency;
    const value = row[name] ?? '';
    if (value instanceof Date) return clock.format(value);
    if (kind === 'money' && value !== '') return { figure: decimalOf(BigInt(value), decimalsOf(currency)) };
    return kind === 'count' ? { figure: String(value) } : String(value);
  };
}
