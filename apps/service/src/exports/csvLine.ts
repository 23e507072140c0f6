/** Spreadsheets run a cell that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** A value of a cell: text that somebody wrote, or a figure of ours, which may begin with a minus. */
export type Cell = string | { figure: string };

/** One line of a CSV file as RFC 4180 wants it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellOf).join(',')}\r\n`;

function cellOf(cell: Cell): string {
  if (typeof cell !== 'string') return cell.figure;
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
