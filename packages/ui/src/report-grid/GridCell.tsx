import { type FigureFormat, formatFigure } from './formatFigure';
import { isFigure, type ReportColumn, type RowOf } from './ReportColumn';

export interface GridCellProps<Row> {
  column: ReportColumn<Row>;
  row: Row;
  format: FigureFormat;
}

/**
 * Content of a cell in the grid. Plain elements, styled by the grid as a whole: a page has hundreds of them, and a styled component for each
 * took half of the mount.
 */
export function GridCell<Row extends RowOf<Row>>({ column, row, format }: GridCellProps<Row>) {
  const { id, kind, choices, renderCell, onDrill } = column;
  const value = row[id];
  const shown = renderCell ? renderCell(value, row) : figure();
  if (!onDrill || value === null) return shown;
  return (
    <button type="button" tabIndex={-1} data-drill={kind} onClick={() => onDrill(row)}>
      {shown}
    </button>
  );

  function figure() {
    const word = choices?.find((choice) => choice.value === String(value))?.label;
    if (word !== undefined) return <bdi>{word}</bdi>;
    const { text, tone } = formatFigure(value, kind, format);
    return (
      <bdi data-tone={tone} dir={isFigure(kind) || kind === 'account' ? 'ltr' : undefined}>
        {text}
      </bdi>
    );
  }
}
