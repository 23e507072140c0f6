import { styled } from '@mui/material/styles';
import { ColumnValue } from './ColumnValue';
import type { FigureUnits } from './formatFigure';
import type { ReportColumn, RowOf } from './ReportColumn';

export interface DrillValueProps<Row> {
  column: ReportColumn<Row>;
  row: Row;
  format: FigureUnits;
  /** Omitted, the value is plain text. */
  onDrill?: (() => void) | undefined;
}

/** A value of a row, as a button when its column has a drill-down. */
export function DrillValue<Row extends RowOf<Row>>({ column, row, format, onDrill }: DrillValueProps<Row>) {
  const value = row[column.id];
  const shown = column.renderCell ? column.renderCell(value, row) : <ColumnValue column={column} value={value} format={format} />;
  if (!onDrill || value === null) return shown;
  return (
    <Drill type="button" data-kind={column.kind} onClick={onDrill}>
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
