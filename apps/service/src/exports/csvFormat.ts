import { csvCell, csvLine, csvText } from './csvCell.ts';
import type { LineFormat } from './LineFormat.ts';

/** Lines of a CSV file. Source: RFC 4180. */
export const csvFormat: LineFormat = { cell: csvCell, text: csvText, line: csvLine };
