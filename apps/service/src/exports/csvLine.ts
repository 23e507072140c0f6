/** Spreadsheets evaluate a cell that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** Value of a cell: untrusted text, or a number, which may begin with a minus. */
export type Cell = string | { figure: string };

/** Returns one line of a CSV file. Source: RFC 4180. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(cell: Cell): string {
  if (typeof cell !== 'string') return cell.figure;
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
