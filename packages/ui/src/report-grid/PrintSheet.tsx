import { styled } from '@mui/material/styles';
import { PrintPage } from '../print-page/PrintPage';
import type { FigureFormat } from './formatFigure';
import { isFigure, type ReportColumn, type ReportValue } from './ReportColumn';
import { textOf } from './textOf';

export interface PrintSheetProps<Row> {
  title: string;
  /** Line under the title: the time of the figures and the number of rows. */
  note: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  totals: Partial<Row>;
  totalsLabel: string;
  format: FigureFormat;
}

/**
 * The report in print: a plain table of the loaded rows, with header and totals on each page, and nothing else.
 *
 * DataGrid's own print writes a document into a frame, which Trusted Types forbid.
 */
export function PrintSheet<Row extends Record<keyof Row, ReportValue>>(props: PrintSheetProps<Row>) {
  const { title, note, columns, rows, rowId, totals, totalsLabel, format } = props;
  return (
    <PrintPage title={title} note={note}>
      <Table aria-label={title}>
        <thead>
          <tr>
            {columns.map(({ id, label, kind }) => (
              <th key={id} scope="col" data-figure={isFigure(kind)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map((column) => (
                <td key={column.id} data-figure={isFigure(column.kind)}>
                  <bdi>{textOf(column, row[column.id], format)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {columns.map((column, index) => (
              <td key={column.id} data-figure={isFigure(column.kind)}>
                <bdi>{index === 0 ? totalsLabel : totals[column.id] !== undefined && textOf(column, totals[column.id], format)}</bdi>
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </PrintPage>
  );
}

const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '8pt',
  '& thead': { display: 'table-header-group' },
  '& tfoot': { display: 'table-footer-group', fontWeight: 600 },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { padding: '2pt 4pt', textAlign: 'start', borderBlockEnd: '0.5pt solid GrayText', fontVariantNumeric: 'tabular-nums' },
  '& [data-figure="true"]': { textAlign: theme.direction === 'rtl' ? 'start' : 'end' },
}));
