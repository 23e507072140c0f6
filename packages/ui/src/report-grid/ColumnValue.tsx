import { Figure } from './Figure';
import type { FigureUnits } from './formatFigure';
import type { ReportColumn, ReportValue } from './ReportColumn';

export interface ColumnValueProps<Row> {
  column: ReportColumn<Row>;
  value: ReportValue;
  format: FigureUnits;
}

/** Formats a value of a column: by its label when the column has choices. */
export function ColumnValue<Row>({ column: { kind, choices }, value, format }: ColumnValueProps<Row>) {
  const word = choices?.find((choice) => choice.value === String(value))?.label;
  return <Figure value={word ?? value} kind={word ? 'text' : kind} format={format} />;
}
