import type { Direction } from '@mui/material/styles';
import type { GridColDef } from '@mui/x-data-grid';
import type { FigureFormat } from './formatFigure';
import { GridCell } from './GridCell';
import { isFigure, type ReportColumn, type ReportValue } from './ReportColumn';

/** Least widths of the first column on a phone, in CSS pixels. A day and a time have room in every language, with two figures beside them on 360 px. */
const phoneFirst = { time: 140, other: 128 };

/** Converts a report column to a DataGrid column. The first column is pinned in place. */
export function gridColumnOf<Row extends Record<keyof Row, ReportValue>>(
  column: ReportColumn<Row>,
  format: FigureFormat,
  isFirst: boolean,
  isPhone: boolean,
  direction: Direction,
): GridColDef<Row> {
  const { id, label, kind, sortable = false } = column;
  const least = leastWidthOf(column, isFirst, isPhone);
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

/** Returns the least width of a column in CSS pixels. */
export const leastWidthOf = <Row,>({ kind, width }: ReportColumn<Row>, isFirst: boolean, isPhone: boolean): number =>
  isFirst && isPhone ? phoneFirst[kind === 'time' ? 'time' : 'other'] : width;

/** The RTL style plugin mirrors `right` to `left`, so the right edge of a right-to-left page is requested as `left`. */
const rightOf = (direction: Direction) => (direction === 'rtl' ? 'left' : 'right');
