import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridLocaleText, GridRowParams, GridSortDirection, GridSortModel } from '@mui/x-data-grid';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { DeskSegments } from '../desk-button/DeskSegments';
import { ExportProgress, type ExportProgressProps } from '../export-progress/ExportProgress';
import { Icon } from '../icons/Icon';
import { media } from '../theme/layout';
import { AsOf, type AsOfLabels } from './AsOf';
import { ColumnsMenu, type ColumnsMenuLabels } from './ColumnsMenu';
import { type Density, DensityMenu, type DensityMenuLabels, rowHeights } from './DensityMenu';
import { FilterBar, type FilterBarLabels } from './FilterBar';
import { type FigureFormat, formatClock } from './formatFigure';
import { gridColumnOf } from './gridColumnOf';
import { GridTotals } from './GridTotals';
import { PrintSheet } from './PrintSheet';
import { RecordSheet } from './RecordSheet';
import type { ReportColumn, ReportValue } from './ReportColumn';
import { ReportFooter, type ReportFooterLabels } from './ReportFooter';
import { RefetchLine, ReportTable, TableCard } from './ReportTable';
import { ReportToolbar, type ReportToolbarLabels } from './ReportToolbar';
import { RowsMessage } from './RowsMessage';
import { useIsPrinting } from './useIsPrinting';
import { type LoadReport, type PageSize, type ReportQuery, useReport } from './useReport';
import { useIsLate } from './useSecondsBehind';
import { ViewTabs, type ViewTabsLabels } from './ViewTabs';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    inside: ReactNode;
  }
  interface FooterPropsOverrides {
    inside: ReactNode;
  }
}

/** A reader's view of a report. Plain data, so that it can be saved under a name. */
export interface ReportView {
  sort: string;
  filter: Record<string, string>;
  limit: PageSize;
  density: Density;
  /** Ids of the hidden columns. The first column is always shown. */
  hidden: string[];
}

/** Saved views of a reader, one of which is shown. */
export interface SavedViews {
  saved: readonly { id: string; name: string; view: ReportView }[];
  current: string;
  onChoose: (id: string) => void;
  /** Saves the changed view under the current name. */
  onSave: (view: ReportView) => void;
  onSaveNew: (name: string, view: ReportView) => void;
}

/** Columns shown together on phones, after the first one. */
export interface ColumnSet<Row> {
  id: string;
  /** 'Betting', 'Result', 'Costs'. */
  label: string;
  columns: readonly (keyof Row & string)[];
}

export interface ReportGridLabels
  extends AsOfLabels, FilterBarLabels, ReportToolbarLabels, ColumnsMenuLabels, DensityMenuLabels, ReportFooterLabels {
  /** Title of the report: accessible name of the grid and title in print. */
  title: string;
  /** 'Total of 8,412'. */
  totals: (totalRows: number | undefined) => string;
  /** Shown instead of the totals until the first response: 'Counting…'. */
  counting: string;
  /** Shown when the days have no rows. */
  empty: { title: string; help: string };
  /** Shown when the filters match no rows. */
  filteredEmpty: { title: string; help: string; clear: string };
  /** Shown when the request failed. `help` is used when the server gave no reason. */
  failed: { title: string; help: string; retry: string; showLast: (time: string) => string };
  /** Closes the sheet of one record on the phone. */
  close: string;
  /** Name of the column sets on phones. */
  columnSets: string;
  /** DataGrid's own texts; from `@mui/x-data-grid/locales` or the language files. */
  grid: Partial<GridLocaleText>;
}

export interface ReportGridProps<Row extends Record<keyof Row, ReportValue>> {
  /** Columns; the first one names the row, is sticky and cannot be hidden. */
  columns: ReportColumn<Row>[];
  /** Returns the id of a row; by default the first column. Keep its identity between renders. */
  rowId?: (row: Row) => string;
  /** First day, `yyyy-MM-dd`. */
  from: string;
  /** Last day, `yyyy-MM-dd`. */
  to: string;
  /** Loads one page of rows. `signal` aborts requests that are no longer needed. */
  load: LoadReport<Row>;
  /** Initial view. */
  initialView: ReportView;
  /** Saved views; shown as tabs. */
  views?: (SavedViews & { labels: ViewTabsLabels }) | undefined;
  /** Called when columns, order, filters, density or page size change. */
  onViewChange?: (view: ReportView) => void;
  /** Language, currency and time zone for formatting. */
  format: FigureFormat;
  /** Labels in the language of the page. */
  labels: ReportGridLabels;
  /** Title of the page and the line under it; the age of the figures is shown beside it. */
  head?: ReactNode;
  /** Controls of the page before the filters, such as the period. */
  controls?: ReactNode;
  /** Next step when the days have no rows, such as a longer period. */
  emptyAction?: { label: string; onAct: () => void };
  /** Column sets for phones, one at a time, in the set's order; omitted, phones show all columns. */
  columnSets?: readonly ColumnSet<Row>[] | undefined;
  /** Id of the row that is open beside the grid. */
  selected?: string | undefined;
  /** Content beside the grid, which keeps the pressed cell visible: a `DrillPanel`. */
  panel?: ReactNode;
  /** Starts the CSV export, which the service streams. Omitted, there is no button. */
  onExport?: (query: Omit<ReportQuery, 'cursor' | 'limit'>) => void;
  /** Running or finished export, shown above the rows. */
  exporting?: ExportProgressProps | undefined;
  /** Rows shown before the grid scrolls. */
  visibleRows?: number;
  /** Nonce of the strict content security policy, for DataGrid's style element. */
  nonce?: string | undefined;
  /** Clock for the age of the figures. Keep its identity between renders. */
  nowMs?: () => number;
}

/** Wider than any report, so that no column is unmounted: the sticky one must stay when scrolled away. */
const columnBufferPx = 10_000;

/**
 * Data grid for reports of millions of rows: the server pages, sorts, filters and sums; the grid shows one page with the totals of all rows
 * below.
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

  const isLate = useIsLate(reply?.asOf, nowMs);
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
    () => columns.map((column, index) => gridColumnOf(column, format, index === 0, isPhone, theme.direction)),
    [columns, format, isPhone, theme.direction],
  );
  const models = useGridModels(view);
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
  const shownColumns = columns.filter(({ id }) => !view.hidden.includes(id));
  const saved = views?.saved.find(({ id }) => id === views.current);
  const totalsLabel = reply ? labels.totals(reply.totalRows) : labels.counting;

  const asOf = reply && <AsOf asOf={reply.asOf} format={format} labels={labels} onRefresh={report.refresh} nowMs={nowMs} />;

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
      <ReportFooter
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
        <TableCard
          id={gridId}
          {...(views && { role: 'tabpanel', 'aria-label': saved?.name ?? labels.title })}
          data-scrolled={isScrolled}
          rowHeight={rowHeight}
          headerHeight={headerHeight}
          visibleRows={visibleRows}
          isEmpty={!isFirstLoad && rows.length === 0}
        >
          <ReportTable
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
            pageSizeOptions={pageSizes}
            rowCount={rows.length}
            sortingMode="server"
            sortingOrder={sortingOrder}
            onSortModelChange={([sorted]) => sorted && change({ sort: `${sorted.sort === 'desc' ? '-' : ''}${sorted.field}` })}
            {...models}
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
        </TableCard>
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

/** Returns memoized models for the grid, because it scrolls to the first row when it receives a new model. */
function useGridModels({ limit, sort, hidden }: ReportView) {
  const paginationModel = useMemo(() => ({ page: 0, pageSize: limit }), [limit]);
  const sortModel = useMemo<GridSortModel>(() => [{ field: sort.replace(/^-/, ''), sort: sort.startsWith('-') ? 'desc' : 'asc' }], [sort]);
  const columnVisibilityModel = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  return { paginationModel, sortModel, columnVisibilityModel };
}

const pageSizes: PageSize[] = [25, 50, 100];
const sortingOrder: GridSortDirection[] = ['desc', 'asc'];

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

/** Returns the first column, followed by those of the set in its order. */
function columnsOf<Row>([first, ...rest]: ReportColumn<Row>[], { columns: ids }: ColumnSet<Row>): ReportColumn<Row>[] {
  const shown = ids.flatMap((id) => rest.find((column) => column.id === id) ?? []);
  return first ? [first, ...shown] : shown;
}

/** Compares two views as plain data, ignoring the order of filters and hidden columns. */
const isSame = (one: ReportView, other: ReportView): boolean => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = ({ sort, filter, limit, density, hidden }: ReportView) => [
  sort,
  limit,
  density,
  hidden.toSorted(),
  Object.entries(filter).toSorted(([one], [other]) => one.localeCompare(other)),
];

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
