import { decimalsOf } from '@site/money/currency';
import { type RawBuilder, sql } from 'kysely';
import { oneMinor } from './csvCell.ts';
import type { CellTerms, LineFormat } from './LineFormat.ts';
import { sheetStyle } from './sheetStyle.ts';

/** First day of a spreadsheet's count of days. */
const DAY_0 = '1899-12-30';
/** Characters that XML forbids. */
const forbidden = String.fromCodePoint(
  ...Array.from({ length: 31 }, (_, index) => index + 1).filter((code) => ![9, 10, 13].includes(code)),
);
/** Finds text that is not written as it is. To look takes a tenth of the time of writing every text anew. */
const special = `[<>&${forbidden}]`;

/** Rows of a worksheet. Figures, days and times are numbers; text is typed as text, so that no spreadsheet evaluates it. Source: AGT-06. */
export const sheetFormat: LineFormat = {
  cell: sheetCell,
  text: sheetText,
  line: (cells) => sql`concat('<row>', ${sql.join(cells)}, '</row>')`,
};

function sheetCell(value: RawBuilder<unknown>, { kind, currency, zone }: CellTerms): RawBuilder<string> {
  if (kind === 'count') return sheetNumber(value, sheetStyle.count);
  if (kind === 'day') return sheetNumber(sql`${value}::date - date ${sql.lit(DAY_0)}`, sheetStyle.day);
  if (kind === 'money') {
    const decimals = decimalsOf(currency);
    return sheetNumber(sql`${value} * ${sql.raw(oneMinor(decimals))}`, sheetStyle.money[decimals] ?? 0);
  }
  if (kind === 'choice') return sheetString(value);
  if (kind !== 'time') return sheetText(value);
  const since = sql`date_trunc('second', ${value} at time zone ${zone}) - timestamp ${sql.lit(DAY_0)}`;
  return sheetNumber(sql`round((extract(epoch from ${since}) / 86400)::numeric, 8)`, sheetStyle.time);
}

const sheetNumber = (value: RawBuilder<unknown>, style: number) =>
  sql<string>`coalesce(${sql.lit(`<c s="${style}"><v>`)} || (${value})::text || '</v></c>', '<c/>')`;

function sheetText(value: RawBuilder<unknown>): RawBuilder<string> {
  const legal = sql`translate(${value}, ${forbidden}, '')`;
  const escaped = sql`replace(replace(replace(${legal}, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
  return sheetString(sql`case when ${value} ~ ${special} then ${escaped} else ${value} end`);
}

const sheetString = (text: RawBuilder<unknown>) => sql<string>`coalesce('<c t="str"><v>' || ${text} || '</v></c>', '<c/>')`;
