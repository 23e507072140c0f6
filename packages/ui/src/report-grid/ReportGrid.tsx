import { type Direction, keyframes, styled, type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridLocaleText, type GridRowParams } from '@mui/x-data-grid';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { DeskSegments } from '../desk-button/DeskSegments';
import { ExportProgress, type ExportProgressProps } from '../export-progress/ExportProgress';
import { Icon } from '../icons/Icon';
import { media } from '../theme/layout';
import { AsOf, type AsOfLabels } from './AsOf';
import { ColumnsMenu, type ColumnsMenuLabels } from './ColumnsMenu';
import { ColumnValue } from './ColumnValue';
import { type Density, DensityMenu, type DensityMenuLabels, rowHeights } from './DensityMenu';
import { FilterBar, type FilterBarLabels } from './FilterBar';
import { type FigureFormat, formatClock } from './formatFigure';
import { GridTotals } from './GridTotals';
import { PrintSheet } from './PrintSheet';
import { RecordSheet } from './RecordSheet';
import { isFigure, type ReportColumn, type ReportValue } from './ReportColumn';
import { ReportFoot, type ReportFootLabels } from './ReportFoot';
import { ReportToolbar, type ReportToolbarLabels } from './ReportToolbar';
import { RowsMessage } from './RowsMessage';
import { type LoadReport, type PageSize, type ReportQuery, useReport } from './useReport';
import { lateAfterSeconds, useSecondsBehind } from './useSecondsBehind';
import { ViewTabs, type ViewTabsLabels } from './ViewTabs';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    inside: ReactNode;
  }
  interface FooterPropsOverrides {
    inside: ReactNode;
  }
}

/** How one person looks at a report. Plain data, so that it can be saved under a name. */
export interface ReportView {
  sort: string;
  filter: Record<string, string>;
  limit: PageSize;
  density: Density;
  /** Ids of the columns not shown. The first column is always shown. */
  hidden: string[];
}

/** The views that a reader saved, of which one is shown. */
export interface SavedViews {
  saved: readonly { id: string; name: string; view: ReportView }[];
  current: string;
  onChoose: (id: string) => void;
  /** Keeps the changed view under the current name. */
  onSave: (view: ReportView) => void;
  onSaveNew: (name: string, view: ReportView) => void;
}

/** Columns that a phone shows together, beside the first one. */
export interface ColumnSet<Row> {
  id: string;
  /** 'Betting', 'Result', 'Costs'. */
  label: string;
  columns: readonly (keyof Row & string)[];
}

export interface ReportGridLabels
  extends AsOfLabels, FilterBarLabels, ReportToolbarLabels, ColumnsMenuLabels, DensityMenuLabels, ReportFootLabels {
  /** The report's name: the grid's accessible name and the title on paper. */
  title: string;
  /** 'Total of 8,412'. */
  totals: (totalRows: number | undefined) => string;
  /** In the place of the totals until the first answer: 'Counting…'. */
  counting: string;
  /** No row in these days. */
  empty: { title: string; help: string };
  /** Rows, but none that the filters let through. */
  filteredEmpty: { title: string; help: string; clear: string };
  /** No answer came. `help` stands in where the server gave no reason. */
  failed: { title: string; help: string; retry: string; showLast: (time: string) => string };
  /** Closes the sheet of one record on the phone. */
  close: string;
  /** Over the column sets on the phone. */
  columnSets: string;
  /** The words DataGrid itself shows and reads out; from `@mui/x-data-grid/locales` or the language files. */
  grid: Partial<GridLocaleText>;
}

export interface ReportGridProps<Row extends Record<keyof Row, ReportValue>> {
  /** The first one is the row's name: it sticks to the start and cannot be hidden. */
  columns: ReportColumn<Row>[];
  /** What tells a row from every other; the first column where it is unique. Keep its identity between renders. */
  rowId?: (row: Row) => string;
  /** First day, `yyyy-MM-dd`. */
  from: string;
  /** Last day, `yyyy-MM-dd`. */
  to: string;
  load: LoadReport<Row>;
  /** What the reader sees first. */
  initialView: ReportView;
  /** With them there are tabs. */
  views?: (SavedViews & { labels: ViewTabsLabels }) | undefined;
  onViewChange?: (view: ReportView) => void;
  /** Language, currency and zone of the figures. */
  format: FigureFormat;
  labels: ReportGridLabels;
  /** The page's title and the line under it; the age of the figures stands beside it. */
  head?: ReactNode;
  /** Controls of the page before the filters, such as the period. */
  controls?: ReactNode;
  /** A next step for days without rows, such as a longer period. */
  emptyAction?: { label: string; onAct: () => void };
  /** With them a phone shows one set of columns at a time, in the set's order; without them all. */
  columnSets?: readonly ColumnSet<Row>[] | undefined;
  /** Id of the row that is open beside the grid. */
  selected?: string | undefined;
  /** Beside the grid, so that the cell it was opened from stays in view: a `DrillPanel`. */
  panel?: ReactNode;
  /** Starts the CSV, which the service streams. Without it there is no button. */
  onExport?: (query: Omit<ReportQuery, 'cursor' | 'limit'>) => void;
  exporting?: ExportProgressProps | undefined;
  /** Rows shown before the grid scrolls by itself. */
  visibleRows?: number;
  /** Of the strict content policy, for the style element DataGrid writes. */
  nonce?: string | undefined;
  /** The clock the age of the figures is taken from. Keep its identity between renders. */
  nowMs?: () => number;
}

const phoneFirstColumn = 128;
/** Wider than any report, so that no column is ever unmounted: the sticky one must stay while it is scrolled away. */
const columnBufferPx = 10_000;

/**
 * A report of millions of rows: the server pages, sorts, filters and sums; this shows one page of it, with the totals of all
 * rows under their columns.
 */
export function ReportGrid<Row extends Record<keyof Row, ReportValue>>(props: ReportGridProps<Row>) {
  const {
    from,
    to,
    load,
    format,
    labels,
    head,
    controls,
    views,
    columnSets,
    selected,
    panel,
    exporting,
    nonce,
    nowMs,
    visibleRows = 17,
  } = props;
  const gridId = useId();
  const [view, setView] = useState(props.initialView);
  const report = useReport(load, { from, to, limit: view.limit, sort: view.sort, filter: view.filter });
  const { reply, failure } = report;

  const secondsBehind = useSecondsBehind(reply?.asOf, nowMs);
  const isLate = secondsBehind > lateAfterSeconds;
  const time = reply && formatClock(reply.asOf, format);

  const [isScrolled, setScrolled] = useState(false);
  const isPrinting = useIsPrinting();
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('md'));

  const [setId, setSetId] = useState(columnSets?.[0]?.id);
  const [record, setRecord] = useState<Row>();

  const columnSet = isPhone ? columnSets?.find(({ id }) => id === setId) : undefined;
  const columns = useMemo(() => (columnSet ? columnsOf(props.columns, columnSet) : props.columns), [props.columns, columnSet]);
  const [first] = columns;
  const fields = useMemo(
    () => columns.map((column, index) => fieldOf(column, format, index === 0, isPhone, theme.direction)),
    [columns, format, isPhone, theme.direction],
  );
  if (!first) throw new Error('A report needs at least one column: the first one names the rows.');

  const rowId = props.rowId ?? ((row: Row) => String(row[first.id]));

  const change = (part: Partial<ReportView>) => {
    const changed = { ...view, ...part };
    setView(changed);
    props.onViewChange?.(changed);
  };

  const rows = failure ? [] : (reply?.rows ?? []);
  const isFirstLoad = report.isLoading && !reply;
  const rowHeight = isPhone ? rowHeights.roomy : rowHeights[view.density];
  const headerHeight = isPhone ? rowHeights.roomy : rowHeights.standard;
  const isFiltered = Object.keys(view.filter).length > 0;
  const sortField = view.sort.replace(/^-/, '');
  const shownColumns = columns.filter(({ id }) => !view.hidden.includes(id));
  const saved = views?.saved.find(({ id }) => id === views.current);
  const totalsLabel = reply ? labels.totals(reply.totalRows) : labels.counting;

  const asOf = time && <AsOf time={time} secondsBehind={secondsBehind} labels={labels} onRefresh={report.refresh} />;

  const rowsMessage = failure ? (
    <RowsMessage
      icon="warning"
      title={labels.failed.title}
      help={failure.reason ?? labels.failed.help}
      actions={[
        { label: labels.failed.retry, onAct: report.refresh },
        ...(time ? [{ label: labels.failed.showLast(time), onAct: report.forgetFailure }] : []),
      ]}
    />
  ) : isFiltered ? (
    <RowsMessage
      icon="search"
      title={labels.filteredEmpty.title}
      help={labels.filteredEmpty.help}
      actions={[{ label: labels.filteredEmpty.clear, onAct: () => change({ filter: {} }) }]}
    />
  ) : (
    <RowsMessage
      icon="calendar"
      title={labels.empty.title}
      help={labels.empty.help}
      actions={props.emptyAction ? [props.emptyAction] : []}
    />
  );

  const toolbar = (
    <>
      {views && (
        <ViewTabs
          views={views.saved}
          current={views.current}
          panel={gridId}
          isChanged={saved !== undefined && !isSame(saved.view, view)}
          labels={views.labels}
          onChoose={(id) => {
            const chosen = views.saved.find((one) => one.id === id);
            if (chosen) change(chosen.view);
            views.onChoose(id);
          }}
          onSave={() => views.onSave(view)}
          onSaveNew={(name) => views.onSaveNew(name, view)}
          onUndo={() => saved && change(saved.view)}
        />
      )}
      <ReportToolbar
        labels={labels}
        menus={
          <>
            <ColumnsMenu
              columns={columns}
              hidden={view.hidden}
              delivered={props.initialView.hidden}
              labels={labels}
              onHide={(ids) => change({ hidden: ids })}
            />
            <DensityMenu density={view.density} labels={labels} onDensity={(density) => change({ density })} />
          </>
        }
        onPrint={() => window.print()}
        onExport={props.onExport && (() => props.onExport?.({ from, to, sort: view.sort, filter: view.filter }))}
      >
        {controls}
        <FilterBar columns={props.columns} filter={view.filter} labels={labels} onFilter={(filter) => change({ filter })} />
      </ReportToolbar>
      {exporting && <ExportProgress {...exporting} />}
      {isLate && asOf}
    </>
  );

  const footer = (
    <>
      {isFirstLoad || rows.length > 0 ? (
        <GridTotals columns={columns} totals={reply?.totals} label={totalsLabel} format={format} onScroll={setScrolled} />
      ) : (
        rowsMessage
      )}
      <ReportFoot
        firstRow={report.firstRow}
        lastRow={report.firstRow + rows.length - 1}
        totalRows={reply?.totalRows}
        pageSize={view.limit}
        labels={labels}
        onPageSize={(limit) => change({ limit })}
        onPrevious={report.previousPage}
        onNext={report.nextPage}
      />
    </>
  );

  return (
    <Whole>
      {(head !== undefined || asOf) && (
        <Head>
          <div>{head}</div>
          {!isLate && asOf}
        </Head>
      )}
      {isPhone && columnSets && <DeskSegments label={labels.columnSets} options={columnSets} value={setId ?? ''} onChange={setSetId} />}
      <Beside data-open={panel !== undefined && panel !== null}>
        <Card
          id={gridId}
          {...(views && { role: 'tabpanel', 'aria-label': saved?.name ?? labels.title })}
          data-scrolled={isScrolled}
          rowHeight={rowHeight}
          headerHeight={headerHeight}
          visibleRows={visibleRows}
          isEmpty={!isFirstLoad && rows.length === 0}
        >
          <Grid
            aria-label={labels.title}
            rows={rows}
            columns={fields}
            getRowId={rowId}
            getRowClassName={({ row }: GridRowParams<Row>) => (rowId(row) === selected ? 'selected' : '')}
            loading={report.isLoading}
            rowHeight={rowHeight}
            columnHeaderHeight={headerHeight}
            columnBufferPx={columnBufferPx}
            pagination
            paginationMode="server"
            paginationModel={{ page: 0, pageSize: view.limit }}
            pageSizeOptions={[25, 50, 100]}
            rowCount={rows.length}
            sortingMode="server"
            sortingOrder={['desc', 'asc']}
            sortModel={[{ field: sortField, sort: view.sort.startsWith('-') ? 'desc' : 'asc' }]}
            onSortModelChange={([sorted]) => sorted && change({ sort: `${sorted.sort === 'desc' ? '-' : ''}${sorted.field}` })}
            columnVisibilityModel={Object.fromEntries(view.hidden.map((id) => [id, false]))}
            onCellKeyDown={({ field: id, row }, { key }) => {
              if (key !== 'Enter') return;
              const drill = columns.find((column) => column.id === id)?.onDrill;
              if (drill) drill(row as Row);
              else if (isPhone) setRecord(row as Row);
            }}
            onRowClick={({ row }, { target }) => {
              if (isPhone && !(target instanceof Element && target.closest('button'))) setRecord(row as Row);
            }}
            disableColumnMenu
            disableColumnFilter
            disableRowSelectionOnClick
            rowSelection={false}
            showToolbar
            slots={slots}
            slotProps={{
              main: { 'aria-busy': report.isLoading },
              toolbar: { inside: toolbar },
              footer: { inside: footer },
              baseButton: { material: { color: 'inherit' } },
              loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
            }}
            localeText={labels.grid}
            {...(nonce && { nonce })}
          />
        </Card>
        {panel}
      </Beside>
      {record && (
        <RecordSheet columns={props.columns} row={record} format={format} closeLabel={labels.close} onClose={() => setRecord(undefined)} />
      )}
      {isPrinting && reply && (
        <PrintSheet
          title={labels.title}
          note={labels.asOf(time ?? '')}
          columns={shownColumns}
          rows={rows}
          rowId={rowId}
          totals={reply.totals}
          totalsLabel={totalsLabel}
          format={format}
        />
      )}
    </Whole>
  );
}

function Inside({ inside }: { inside?: ReactNode }) {
  return inside;
}

const slots = {
  toolbar: Inside,
  footer: Inside,
  noRowsOverlay: () => null,
  baseLinearProgress: () => <RefetchLine aria-hidden="true" />,
  columnSortedAscendingIcon: () => <Icon name="arrowUp" size={12} />,
  columnSortedDescendingIcon: () => <Icon name="arrowDown" size={12} />,
};

function fieldOf<Row extends Record<keyof Row, ReportValue>>(
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

/** The first column, and then those of the set in its order. */
function columnsOf<Row>([first, ...rest]: ReportColumn<Row>[], { columns: ids }: ColumnSet<Row>): ReportColumn<Row>[] {
  const shown = ids.flatMap((id) => rest.find((column) => column.id === id) ?? []);
  return first ? [first, ...shown] : shown;
}

/** Plain data, in which the order of conditions and of hidden columns says nothing. */
const isSame = (one: ReportView, other: ReportView): boolean => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = ({ sort, filter, limit, density, hidden }: ReportView) => [
  sort,
  limit,
  density,
  hidden.toSorted(),
  Object.entries(filter).toSorted(([one], [other]) => one.localeCompare(other)),
];

/** The mirrored style engine turns `right` into left, so the right edge of a right-to-left page is asked for as `left`. */
const rightOf = (direction: Direction) => (direction === 'rtl' ? 'left' : 'right');

/** True while the browser makes the paper, whether the button, the menu or the keyboard asked for it. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal });
    window.addEventListener('afterprint', () => setPrinting(false), { signal });
    return () => leaving.abort();
  }, []);
  return isPrinting;
}

const run = keyframes({ from: { marginInlineStart: '-40%' }, to: { marginInlineStart: '100%' } });

const Whole = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  fontSize: 13,
  color: theme.vars.palette.tone.text,
}));

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 16 });

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '&[data-open="true"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 420px)' },
  [media.compact]: { '&[data-open="true"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

interface Body {
  rowHeight: number;
  headerHeight: number;
  visibleRows: number;
  isEmpty: boolean;
}

const Card = styled('div', {
  shouldForwardProp: (name) => !['rowHeight', 'headerHeight', 'visibleRows', 'isEmpty'].includes(String(name)),
})<Body>(({ theme, rowHeight, headerHeight, visibleRows, isEmpty }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.tone.line}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.tone.surface,
  '& .MuiDataGrid-main': {
    flex: 'none',
    maxBlockSize: rowHeight * visibleRows + headerHeight,
    '--DataGrid-overlayHeight': isEmpty ? '0px' : `${rowHeight * visibleRows}px`,
  },
  '&[data-scrolled="true"] .sticky, &[data-scrolled="true"] dl > div:first-of-type': {
    boxShadow: stepsAway(theme),
  },
}));

/** Steps rather than a blur, which would fade at the ends of each cell and leave a row of blots. */
function stepsAway({ direction, vars: { palette } }: Theme): string {
  const sign = direction === 'rtl' ? -1 : 1;
  const dim = `color-mix(in srgb, ${palette.tone.scrim} 9%, transparent)`;
  return [`${sign}px 0 0 ${palette.tone.line}`, ...[3, 5, 8].map((far) => `${sign * far}px 0 0 ${dim}`)].join(', ');
}

const Grid = styled(DataGrid)(({ theme }) => {
  const { tone } = theme.vars.palette;
  const rightEdge = theme.direction === 'rtl' ? 'flex-start' : 'flex-end';
  const hairline = { borderColor: tone.raised };
  return {
    '--DataGrid-rowBorderColor': tone.raised,
    border: 0,
    borderRadius: 0,
    backgroundColor: tone.surface,
    fontSize: 13,
    fontWeight: 400,
    lineHeight: '20px',
    color: tone.text,

    '& .MuiDataGrid-columnHeader': {
      paddingInline: 12,
      backgroundColor: tone.raised,
      color: tone.muted,
      fontSize: 12,
      borderColor: tone.line,
    },
    '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 550 },
    '& .MuiDataGrid-columnHeader--sorted': { color: tone.text },
    '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': {
      padding: 0,
      backgroundColor: 'transparent',
      color: tone.actionText,
    },
    '& .MuiDataGrid-columnSeparator': { opacity: 0 },
    '& .MuiDataGrid-columnHeader:hover .MuiDataGrid-columnSeparator': { opacity: 1 },
    '& .MuiDataGrid-columnHeader.figure': {
      '& .MuiDataGrid-columnHeaderTitleContainer': { justifyContent: rightEdge },
      '& .MuiDataGrid-iconButtonContainer': { order: -1 },
    },

    '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeaders .MuiDataGrid-filler': { backgroundColor: tone.raised },
    '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': { outline: `2px solid ${tone.focus}`, outlineOffset: -2 },

    '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', paddingInline: 12, lineHeight: '20px', ...hairline },
    '& .MuiDataGrid-cell.words': { color: tone.muted },
    '& .MuiDataGrid-cellSkeleton': { paddingInline: 12, ...hairline },
    '& .MuiDataGrid-row:hover, & .MuiDataGrid-row:hover .MuiDataGrid-cell.sticky': { backgroundColor: tone.hover },
    '& .MuiDataGrid-row.selected, & .MuiDataGrid-row.selected .MuiDataGrid-cell.sticky': { backgroundColor: tone.select },
    '& .MuiDataGrid-row.selected .sticky::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: 0,
      inlineSize: 2,
      backgroundColor: tone.action,
    },

    '& .sticky': { position: 'sticky', insetInlineStart: 0, zIndex: 4, paddingInlineStart: 16 },
    '& .MuiDataGrid-cell.sticky': { backgroundColor: tone.surface, fontWeight: 550 },

    '& .MuiDataGrid-overlay': { backgroundColor: 'transparent' },
    '& .MuiSkeleton-root': { borderRadius: 4, backgroundColor: tone.line },
    // MUI draws each as wide as its running series of random numbers says; these are about as wide as what comes.
    '& .MuiDataGrid-cellSkeleton .MuiSkeleton-root': { width: '64% !important' },
    '& .MuiDataGrid-cellSkeleton:nth-of-type(3n) .MuiSkeleton-root': { width: '48% !important' },
    '@media (prefers-reduced-motion: reduce)': { '& .MuiSkeleton-root': { animation: 'none' } },
  };
}) as typeof DataGrid;

const RefetchLine = styled('div')(({ theme }) => ({
  blockSize: 2,
  backgroundColor: theme.vars.palette.tone.line,
  '&::before': {
    content: '""',
    display: 'block',
    inlineSize: '40%',
    blockSize: '100%',
    marginInlineStart: '20%',
    backgroundColor: theme.vars.palette.tone.plot1,
  },
  '@media (prefers-reduced-motion: no-preference)': { '&::before': { animation: `${run} 1.4s ease-in-out infinite` } },
}));

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
