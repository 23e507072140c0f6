import type { Direction } from '@mui/material/styles';
import type { GridColDef } from '@mui/x-data-grid';
import type { FigureFormat } from './formatFigure';
import { GridCell } from './GridCell';
import { isFigure, type ReportColumn, type ReportValue } from './ReportColumn';

/** Room for a day and a time in every language, and for two figures beside it on 360 px. */
const phoneFirstColumn = 140;

/** Converts a report column to a DataGrid column. The first column is pinned in place. */
export function gridColumnOf<Row extends Record<keyof Row, ReportValue>>(
  column: ReportColumn<Row>,
  format: FigureFormat,
  isFirst: boolean,
  isPhone: boolean,
  direction: Direction,
): GridColDef<Row> {
  const { id, label, kind, width, sortable = false } = column;
  const least = isFirst && isPhone ? phoneFirstColumn : width;
  const classes = isFirst ? 'sticky' : isFigure(kind) ? 'figure' : 'words';
  return {
    field: id,
    headerName: label,
    minWidth: least,
    flex: least,
    sortable,
    hideable: !isFirst,
    rowHeader: isFirst,
    headerClassName: classes,
    cellClassName: classes,
    ...(isFigure(kind) && { align: rightOf(direction) }),
    renderCell: ({ row }) => <GridCell column={column} row={row} format={format} />,
  };
}

/** The RTL style plugin mirrors `right` to `left`, so the right edge of a right-to-left page is requested as `left`. */
const rightOf = (direction: Direction) => (direction === 'rtl' ? 'left' : 'right');
