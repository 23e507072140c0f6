import { csvFormat } from './csvFormat.ts';
import { sheetFormat } from './sheetFormat.ts';
import { type Lines, writeWorkbook } from './writeWorkbook.ts';

/** Without it, Excel reads the file in a legacy code page. */
const BYTE_ORDER_MARK = '\uFEFF';

async function* csvOf(lines: AsyncIterable<Lines>) {
  yield BYTE_ORDER_MARK;
  for await (const { text } of lines) yield text;
}

/** How a report becomes a file of each format. */
export const fileFormats = {
  csv: { type: 'text/csv; charset=utf-8', lineFormat: csvFormat, write: csvOf },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    lineFormat: sheetFormat,
    write: writeWorkbook,
  },
} as const;
