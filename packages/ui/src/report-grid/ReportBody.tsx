import { useTheme } from '@mui/material/styles';
import {
  GridColumnMenuHideItem,
  type GridColumnGroupingModel,
  type GridLocaleText,
  type GridRowParams,
  type GridSortDirection,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { type FocusEvent, memo, useMemo } from 'react';
import { Icon } from '../icons/Icon';
import type { FigureFormat } from './formatFigure';
import { gridColumnOf } from './gridColumnOf';
import { type GridTotalsProps, PinnedTotals, TotalsContext } from './GridTotals';
import type { ColumnGroup, ReportColumn, RowOf } from './ReportColumn';
import { RefetchLine, ReportTable } from './ReportTable';
import { textOf } from './textOf';
import { useCellRange } from './useCellRange';
import type { PageSize } from './useReport';

export interface ReportBodyProps<Row> {
  title: string;
  columns: readonly ReportColumn<Row>[];
  columnGroups: readonly ColumnGroup<Row>[] | undefined;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort: string;
  hidden: readonly string[];
  limit: PageSize;
  /** CSS pixels. */
  rowHeight: number;
  /** CSS pixels. */
  headerHeight: number;
  isPhone: boolean;
  isLoading: boolean;
  selected: string | undefined;
  format: FigureFormat;
  /** Undefined for no rows, whose message takes its place. */
  totals: { values: Partial<Row> | undefined; label: string } | undefined;
  localeText: Partial<GridLocaleText>;
  nonce: string | undefined;
  onSort: (sort: string) => void;
  onHide: (hidden: string[]) => void;
  /** Called for Enter in a cell, and for a press of a row on the phone. */
  onOpen: (row: Row, column: string | undefined) => void;
  onScroll: (isScrolled: boolean) => void;
  onCopy: (cells: number) => void;
}

/** Wider than any report, so that no column is unmounted: the sticky one must stay when scrolled away. */
const columnBufferPx = 10_000;

const pageSizes = [25, 50, 100, -1];
const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

const slots = {
  pinnedRows: PinnedTotals,
  noRowsOverlay: () => null,
  baseLinearProgress: () => <RefetchLine aria-hidden="true" />,
  columnMenuColumnsItem: GridColumnMenuHideItem,
  columnSortedAscendingIcon: () => <Icon name="arrowUp" size={12} />,
  columnSortedDescendingIcon: () => <Icon name="arrowDown" size={12} />,
};

/** The DataGrid of a report. Its props keep their identity, so that it does not render when the page around it does. */
export const ReportBody = memo(function ReportBody<Row extends RowOf<Row>>(props: ReportBodyProps<Row>) {
  const { columns, rows, rowId, sort, hidden, limit, isPhone, isLoading, selected, format, totals, onScroll, onOpen } = props;
  const { direction } = useTheme();
  const grid = useGridApiRef();
  const fields = useMemo(
    () => columns.map((column, index) => gridColumnOf(column, format, index === 0, isPhone, direction)),
    [columns, format, isPhone, direction],
  );
  const groups = useMemo(() => groupsOf(props.columnGroups, columns), [props.columnGroups, columns]);
  // A new model would scroll the grid to its first row.
  const paginationModel = useMemo(() => ({ page: 0, pageSize: limit === 'all' ? -1 : limit }), [limit]);
  const sortModel = useMemo<GridSortModel>(() => [{ field: sort.replace(/^-/, ''), sort: sort.startsWith('-') ? 'desc' : 'asc' }], [sort]);
  const columnVisibilityModel = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const headerRows = groups ? 2 : 1;
  const pinned = useMemo<GridTotalsProps | undefined>(
    () => totals && { columns, totals: totals.values, label: totals.label, format, headerRows, onScroll },
    [columns, totals, format, headerRows, onScroll],
  );
  const { press, copy, classOf } = useCellRange(grid, direction === 'rtl', {
    rows,
    rowId,
    textAt: (row, id) =>
      plain(
        columns.find((column) => column.id === id),
        row,
        format,
      ),
    onCopy: props.onCopy,
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- takes the keys of the cells inside
    <div style={{ display: 'contents', ...(classOf && { userSelect: 'none' }) }} onKeyDownCapture={copy} onFocus={clear}>
      <TotalsContext value={pinned}>
        <ReportTable
          apiRef={grid}
          aria-label={props.title}
          rows={rows}
          columns={fields}
          {...(groups && { columnGroupingModel: groups })}
          getRowId={rowId}
          getRowClassName={({ row }: GridRowParams<Row>) => (rowId(row) === selected ? 'selected' : '')}
          {...(classOf && { getCellClassName: classOf })}
          loading={isLoading}
          rowHeight={props.rowHeight}
          columnHeaderHeight={props.headerHeight}
          columnBufferPx={columnBufferPx}
          pagination
          paginationMode="server"
          pageSizeOptions={pageSizes}
          paginationModel={paginationModel}
          rowCount={rows.length}
          sortingMode="server"
          sortingOrder={sortingOrder}
          sortModel={sortModel}
          onSortModelChange={([sorted]) => sorted && props.onSort(`${sorted.sort === 'desc' ? '-' : ''}${sorted.field}`)}
          columnVisibilityModel={columnVisibilityModel}
          onColumnVisibilityModelChange={(shown) => props.onHide(Object.keys(shown).filter((id) => shown[id] === false))}
          onCellKeyDown={(cell, event) => {
            press(cell, event);
            if (event.key === 'Enter') onOpen(cell.row as Row, cell.field);
          }}
          onRowClick={({ row }, { target }) => {
            if (isPhone && !(target instanceof Element && target.closest('button'))) onOpen(row as Row, undefined);
          }}
          disableColumnMenu={isPhone}
          disableColumnFilter
          disableRowSelectionOnClick
          rowSelection={false}
          hideFooter
          slots={slots}
          slotProps={{
            main: {
              'aria-busy': isLoading,
              ...(totals && { 'aria-rowcount': headerRows + rows.length + 1 }),
            },
            baseButton: { material: { color: 'inherit' } },
            loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
          }}
          localeText={props.localeText}
          {...(props.nonce && { nonce: props.nonce })}
        />
      </TotalsContext>
    </div>
  );
}) as <Row extends RowOf<Row>>(props: ReportBodyProps<Row>) => React.ReactNode;

/** Scrolls a cell that takes the focus out from under the totals and the sticky column, of which DataGrid's own scrolling does not know. */
function clear({ target }: FocusEvent) {
  const scroller = target.closest('.MuiDataGrid-virtualScroller');
  const totals = scroller?.querySelector('[data-totals]');
  const first = target.parentElement?.querySelector('.sticky');
  if (!scroller || !totals || !target.matches('.MuiDataGrid-cell')) return;
  const cell = target.getBoundingClientRect();
  scroller.scrollTop += Math.max(0, cell.bottom - totals.getBoundingClientRect().top);
  if (!first || first === target) return;
  const { left, right } = first.getBoundingClientRect();
  scroller.scrollLeft += getComputedStyle(scroller).direction === 'rtl' ? Math.max(0, cell.right - left) : -Math.max(0, right - cell.left);
}

/** Spreadsheets read a hyphen as minus, and a plain space. */
const plain = <Row extends RowOf<Row>>(column: ReportColumn<Row> | undefined, row: Row, format: FigureFormat): string =>
  column ? textOf(column, row[column.id], format).replace('−', '-').replaceAll('\u00a0', ' ') : '';

/** Returns the groups of the columns that are there; on phones a set may leave some out. */
function groupsOf<Row>(
  groups: readonly ColumnGroup<Row>[] | undefined,
  columns: readonly ReportColumn<Row>[],
): GridColumnGroupingModel | undefined {
  const shown = new Set<string>(columns.map(({ id }) => id));
  if (!groups) return undefined;
  const grouped = new Set<string>(groups.flatMap(({ columns: inside }) => inside));
  return [
    ...groups.map(({ id, label, columns: inside }) => ({
      groupId: id,
      headerName: label,
      children: inside.filter((field) => shown.has(field)).map((field) => ({ field })),
    })),
    // DataGrid draws a header over a column without a group too; heard, it has the name of the column.
    ...columns
      .filter(({ id }) => !grouped.has(id))
      .map(({ id, label }) => ({ groupId: `over ${id}`, headerName: label, headerClassName: 'ungrouped', children: [{ field: id }] })),
  ];
}
