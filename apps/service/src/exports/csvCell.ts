import { decimalsOf } from '@site/money/currency';
import { type RawBuilder, sql } from 'kysely';
import type { CellTerms } from './LineFormat.ts';

/**
 * Returns the SQL of one cell of a CSV file. A missing value is an empty cell. Text is quoted where needed, and made harmless where a
 * spreadsheet would evaluate it as a formula.
 *
 * Source: RFC 4180.
 */
export function csvCell(value: RawBuilder<unknown>, { kind, currency, zone }: CellTerms): RawBuilder<string> {
  if (kind === 'time') return sql`coalesce(date_trunc('second', ${value} at time zone ${zone})::text, '')`;
  if (kind === 'money') return sql`coalesce((${value} * ${sql.raw(oneMinor(decimalsOf(currency)))})::text, '')`;
  return kind === 'text' || kind === 'account' ? csvText(value) : sql`coalesce(${value}::text, '')`;
}

/** Returns one minor unit as a decimal, such as 0.01, whose scale the product takes. */
export const oneMinor = (decimals: number) => (10 ** -decimals).toFixed(decimals);

/** Codes of the first characters by which a spreadsheet knows a formula: tab, line break, and + - = @. */
const formulaStarts = sql`(9, 13, 43, 45, 61, 64)`;
const specials = [',', '"', '\r', '\n'];

/** Returns the SQL of a cell of text. A search for each special character takes a fifth of the time of a regular expression. */
export function csvText(value: RawBuilder<unknown>): RawBuilder<string> {
  const isFormula = sql`ascii(${value}) in ${formulaStarts}`;
  const harmless = sql`case when ${isFormula} then '''' || ${value} else ${value} end`;
  const isSpecial = sql.join(
    specials.map((special) => sql`strpos(${value}, ${special}) > 0`),
    sql` or `,
  );
  return sql`coalesce(case when ${isSpecial} then '"' || replace(${harmless}, '"', '""') || '"' else ${harmless} end, '')`;
}

/** Returns the SQL of a line of cells. Joined by an operator each, the cells would be copied once for each that follows. */
export const csvLine = (cells: readonly RawBuilder<string>[]): RawBuilder<string> =>
  sql`concat(concat_ws(',', ${sql.join(cells)}), ${'\r\n'}::text)`;
