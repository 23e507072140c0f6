import { type Direction, styled } from '@mui/material/styles';
import type { GridColDef } from '@mui/x-data-grid';
import { ColumnValue } from './ColumnValue';
import type { FigureFormat } from './formatFigure';
import { isFigure, type ReportColumn, type ReportValue } from './ReportColumn';

const phoneFirstColumn = 128;

/** A column of a report as the grid takes it. The first, by which rows are known, stays where it is. */
export function gridColumnOf<Row extends Record<keyof Row, ReportValue>>(
  column: ReportColumn<Row>,
  format: FigureFormat,
  isFirst: boolean,
  isPhone: boolean,
  direction: Direction,
): GridColDef<Row> {
  const { id, label, kind, width, sortable = false, onDrill } = column;
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
    renderCell: ({ row }) => {
      const shown = <ColumnValue column={column} value={row[id]} format={format} />;
      if (!onDrill || row[id] === null) return shown;
      return (
        <Drill type="button" tabIndex={-1} data-kind={kind} onClick={() => onDrill(row)}>
          {shown}
        </Drill>
      );
    },
  };
}

/** The mirrored style engine turns `right` into left, so the right edge of a right-to-left page is asked for as `left`. */
const rightOf = (direction: Direction) => (direction === 'rtl' ? 'left' : 'right');

const Drill = styled('button')(({ theme }) => ({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:not([data-kind="account"])': { borderBlockEnd: `1px dotted ${theme.vars.palette.tone.edge}` },
  '&[data-kind="account"]:hover': { textDecoration: 'underline' },
}));
