import { type FigureFormat, formatFigure } from './formatFigure';
import type { ReportColumn, ReportValue } from './ReportColumn';

/** Returns a value as a reader sees it: by its label when the column has choices. For print, copies and names. */
export function textOf<Row>({ kind, choices }: ReportColumn<Row>, value: ReportValue | undefined, format: FigureFormat): string {
  return choices?.find((choice) => choice.value === String(value))?.label ?? formatFigure(value, kind, format).text;
}
