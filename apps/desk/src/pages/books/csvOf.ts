import type { HouseRow } from '@site/api/operatorBooks';
import { decimalsOf } from '@site/money/currency';

/** A column of the file: its heading, and its field with what it holds. */
export interface CsvColumn {
  id: keyof HouseRow;
  label: string;
  isMoney: boolean;
}

const formulaStart = /^[\t\r\n+\-=@]/;

/** Returns a file of rows with a byte order mark, amounts as bare numbers, and text that no spreadsheet evaluates. Source: RFC 4180. */
export function csvOf(rows: readonly HouseRow[], columns: readonly CsvColumn[], currency: string): string {
  const lines = rows.map((row) => columns.map(({ id, isMoney }) => (isMoney ? decimal(String(row[id]), currency) : cell(row[id]))));
  const all = [columns.map(({ label }) => cell(label)), ...lines];
  return `\u{FEFF}${all.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns minor units as a bare decimal, such as -12.50. */
function decimal(minor: string, currency: string): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return minor;
  const isNegative = minor.startsWith('-');
  const digits = minor.replace('-', '').padStart(decimals + 1, '0');
  return `${isNegative ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
