import { styled } from '@mui/material/styles';
import { ColumnValue } from './ColumnValue';
import type { FigureFormat } from './formatFigure';
import type { ReportColumn, RowOf } from './ReportColumn';

export interface DrillValueProps<Row> {
  column: ReportColumn<Row>;
  row: Row;
  format: FigureFormat;
  /** -1 in a grid, where the cell takes the focus. @default 0 */
  tabIndex?: 0 | -1;
  /** Omitted, the value is plain text. */
  onDrill?: (() => void) | undefined;
}

/** A value of a row, as a button when its column has a drill-down. */
export function DrillValue<Row extends RowOf<Row>>({ column, row, format, tabIndex = 0, onDrill }: DrillValueProps<Row>) {
  const shown = <ColumnValue column={column} value={row[column.id]} format={format} />;
  if (!onDrill || row[column.id] === null) return shown;
  return (
    <Drill type="button" tabIndex={tabIndex} data-kind={column.kind} onClick={onDrill}>
      {shown}
    </Drill>
  );
}

const Drill = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  '&:not([data-kind="account"])': { borderBlockEnd: `1px dotted ${theme.vars.palette.tone.edge}` },
  '&[data-kind="account"]:hover': { textDecoration: 'underline' },
}));
