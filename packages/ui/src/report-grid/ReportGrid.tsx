import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridLocaleText } from '@mui/x-data-grid';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { DeskSegments } from '../desk-button/DeskSegments';
import { ExportProgress, type ExportProgressProps } from '../export-progress/ExportProgress';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { visuallyHidden } from '../theme/visuallyHidden';
import { AsOf, type AsOfLabels } from './AsOf';
import { ColumnsMenu, type ColumnsMenuLabels } from './ColumnsMenu';
import { type Density, DensityMenu, type DensityMenuLabels, rowHeights } from './DensityMenu';
import { FilterBar, type FilterBarLabels } from './FilterBar';
import { type FigureUnits, formatClock } from './formatFigure';
import { useFigureFormat } from './useFigureFormat';
import { HeadingRuler, type HeadingSizes } from './HeadingRuler';
import { PrintSheet } from './PrintSheet';
import { RecordSheet } from './RecordSheet';
import { ReportBody } from './ReportBody';
import { ReportSkeleton } from './ReportSkeleton';
import { ReportCards, type ReportCardsLabels } from './ReportCards';
import type { ColumnGroup, ReportColumn, ReportValue } from './ReportColumn';
import { ReportFooter, type ReportFooterLabels } from './ReportFooter';
import { TableCard } from './ReportTable';
import { type ExportFormat, ReportToolbar, type ReportToolbarLabels } from './ReportToolbar';
import { RowsMessage } from './RowsMessage';
import { useIsPrinting } from './useIsPrinting';
import { type HeldRows, useItems } from './useItems';
import { type LoadReport, type PageSize, type ReportQuery, useReport } from './useReport';
import { useStable } from './useStable';
import { useIsLate } from './useSecondsBehind';
import { ViewTabs, type ViewTabsLabels } from './ViewTabs';

/** A reader's view of a report. Plain data, so that it can be saved under a name. */
export interface ReportView {
  sort: string;
  filter: Record<string, string>;
  limit: PageSize;
  density: Density;
  /** Ids of the hidden columns. The first column is always shown. */
  hidden: string[];
  /** Phones show each row as a card with all its values, instead of the grid. */
  isCards?: boolean;
}

/** Saved views of a reader, one of which is shown. */
export interface SavedViews {
  items: readonly { id: string; name: string; view: ReportView }[];
  /** Id of the view that is shown. */
  value: string;
  onChange: (id: string) => void;
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
  extends AsOfLabels, FilterBarLabels, ReportToolbarLabels, ColumnsMenuLabels, DensityMenuLabels, ReportFooterLabels, ReportCardsLabels {
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
  /** '12 cells copied', told to screen readers. */
  copied: (cells: number) => string;
  /** Name of the column sets on phones. */
  columnSets: string;
  /** DataGrid's own texts; from `@mui/x-data-grid/locales` or the language files. */
  grid: Partial<GridLocaleText>;
}

export interface ReportGridProps<Row extends Record<keyof Row, ReportValue>> extends Partial<HeldRows<Row>>, RootProps<'section'> {
  /** Loads one page of rows from a server that pages, sorts, filters and sums. `signal` aborts requests that are no longer needed. */
  load?: LoadReport<Row>;
  /** Rows that the page holds, instead of `load`: the grid pages, sorts, filters and sums them. Keep their identity between renders. */
  items?: readonly Row[];
  /** Columns; the first one names the row, is sticky and cannot be hidden. Keep their identity between renders. */
  columns: ReportColumn<Row>[];
  /** Groups of neighbouring columns, each with a header over theirs. Keep their identity between renders. */
  columnGroups?: readonly ColumnGroup<Row>[] | undefined;
  /** Returns the id of a row; by default the first column. Keep its identity between renders. */
  rowId?: (row: Row) => string;
  /** First day, `yyyy-MM-dd`. */
  from: string;
  /** Last day, `yyyy-MM-dd`. */
  to: string;
  /** Initial view. */
  initialView: ReportView;
  /** Ids of the columns that are hidden as delivered. @default those that `initialView` hides */
  delivered?: readonly string[] | undefined;
  /** Saved views; shown as tabs. */
  views?: (SavedViews & { labels: ViewTabsLabels }) | undefined;
  /** Called when columns, order, filters, density or page size change. */
  onViewChange?: (view: ReportView) => void;
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
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
  openRow?: string | undefined;
  /** Content beside the grid, which keeps the pressed cell visible: a `DrillPanel`. */
  panel?: ReactNode;
  /** Starts the export as CSV, or as a workbook where its button has a label. Omitted, there is no button. */
  onExport?: (query: Omit<ReportQuery, 'cursor' | 'limit'>, format: ExportFormat) => void;
  /** Running or finished export, shown above the rows. */
  exporting?: ExportProgressProps | undefined;
  /** Rows shown before the grid scrolls. */
  visibleRows?: number;
  /** Nonce of the strict content security policy, for DataGrid's style element. */
  nonce?: string | undefined;
  /** Clock for the age of the figures. Keep its identity between renders. */
  nowMs?: () => number;
}

/**
 * Data grid for reports. A server pages, sorts, filters and sums millions of rows; rows that the page holds are treated the same way by the
 * grid. The totals of all rows are the last row, always in view. A range of cells can be copied, by mouse and by Shift and arrows.
 */
export function ReportGrid<Row extends Record<keyof Row, ReportValue>>({
  load,
  items,
  totals: heldTotals,
  asOfAtMs,
  columns: allColumns,
  columnGroups,
  rowId: idOf,
  from,
  to,
  initialView,
  delivered = initialView.hidden,
  views,
  onViewChange,
  format: units,
  labels,
  head,
  controls,
  emptyAction,
  columnSets,
  openRow,
  panel,
  onExport,
  exporting,
  visibleRows = 17,
  nonce,
  nowMs,
  ...rest
}: ReportGridProps<Row>) {
  const gridId = useId();
  const format = useFigureFormat(units);
  const [view, setView] = useState(initialView);
  const question = { from, to, limit: view.limit, sort: view.sort, filter: view.filter };
  const loaded = useReport(items ? undefined : load, question);
  const held = useItems({ items, totals: heldTotals, asOfAtMs }, allColumns, question, format);
  const report = held ?? loaded;
  const { reply, failure } = report;

  const isLate = useIsLate(reply?.asOfAtMs, nowMs);
  const time = reply?.asOfAtMs === undefined ? undefined : formatClock(reply.asOfAtMs, format);

  const [isScrolled, setScrolled] = useState(false);
  const [copied, setCopied] = useState(0);
  const isPrinting = useIsPrinting();
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('md'));
  const isNarrow = useMediaQuery('(max-width: 599.98px)');

  const [setId, setSetId] = useState(columnSets?.[0]?.id);
  const [record, setRecord] = useState<Row>();

  const isCards = isNarrow && view.isCards === true;
  const columnSet = isPhone && !isCards ? columnSets?.find(({ id }) => id === setId) : undefined;
  const inSet = useMemo(() => (columnSet ? columnsOf(allColumns, columnSet) : allColumns), [allColumns, columnSet]);
  const measured = useMemo(() => inSet.filter(({ id }) => !view.hidden.includes(id)), [inSet, view.hidden]);
  const [headings, setHeadings] = useState<HeadingSizes>({ height: 0, widths: {} });
  const keepHeadings = useStable((sizes: HeadingSizes) =>
    setHeadings((before) => (JSON.stringify(before) === JSON.stringify(sizes) ? before : sizes)),
  );
  const columns = useMemo(() => inSet.map((column) => widened(column, headings.widths)), [inSet, headings.widths]);
  const [first] = columns;
  if (!first) throw new Error('A report needs at least one column: the first one names the rows.');

  const rowId = useStable(idOf ?? ((row: Row) => String(row[first.id])));

  const change = (part: Partial<ReportView>) => {
    const changed = { ...view, ...part };
    setView(changed);
    onViewChange?.(changed);
  };
  const sortBy = useStable((sort: string) => change({ sort }));
  const hide = useStable((hidden: string[]) => change({ hidden }));
  const open = useStable((row: Row, id?: string) => {
    const drill = columns.find((column) => column.id === id)?.onDrill;
    if (drill) drill(row);
    else if (isPhone) setRecord(row);
  });

  const rows = failure ? none : (reply?.rows ?? none);
  const isFirstLoad = report.isLoading && !reply;
  const isEmpty = !isFirstLoad && rows.length === 0;
  const rowHeight = isPhone ? rowHeights.roomy : rowHeights[view.density];
  const totalsHeight = isPhone ? rowHeights.roomy : rowHeights.standard;
  const headerHeight = Math.max(totalsHeight, headings.height + HEADING_SPACE_PX);
  const isFiltered = Object.keys(view.filter).length > 0;
  const shownColumns = useMemo(() => columns.filter(({ id }) => !view.hidden.includes(id)), [columns, view.hidden]);
  const saved = views?.items.find(({ id }) => id === views.value);
  const totalsLabel = reply ? labels.totals(reply.totalRows) : labels.counting;
  const totals = useMemo(
    () => (isEmpty ? undefined : { values: reply?.totals, label: totalsLabel }),
    [isEmpty, reply?.totals, totalsLabel],
  );

  const asOf = reply?.asOfAtMs !== undefined && (
    <AsOf asOfAtMs={reply.asOfAtMs} format={format} labels={labels} onRefresh={report.refresh} nowMs={nowMs} />
  );

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
    <RowsMessage icon="calendar" title={labels.empty.title} help={labels.empty.help} actions={emptyAction ? [emptyAction] : []} />
  );

  const sortColumn = columns.find(({ id }) => id === view.sort.replace(/^-/, ''));
  const lastRow = report.firstRow + rows.length - 1;
  const place = isEmpty || isFirstLoad ? '' : labels.range(report.firstRow, lastRow, reply?.totalRows);
  const order = sortColumn ? labels.sorted(sortColumn.label, view.sort.startsWith('-')) : '';

  return (
    <Whole {...rest}>
      {(head !== undefined || asOf) && (
        <Head>
          <div>{head}</div>
          {!isLate && asOf}
        </Head>
      )}
      {isPhone && !isCards && columnSets && (
        <DeskSegments label={labels.columnSets} items={columnSets} value={setId ?? ''} onChange={setSetId} />
      )}
      <Beside data-open={panel !== undefined && panel !== null}>
        <TableCard
          id={gridId}
          {...(views && { role: 'tabpanel', 'aria-label': saved?.name ?? labels.title })}
          data-scrolled={isScrolled}
          rowHeight={rowHeight}
          headerHeight={headerHeight * (columnGroups ? 2 : 1)}
          totalsHeight={totalsHeight}
          visibleRows={visibleRows}
          isFull={rows.length >= visibleRows}
          isEmpty={isEmpty}
        >
          {views && (
            <ViewTabs
              items={views.items}
              value={views.value}
              panel={gridId}
              isChanged={saved !== undefined && !isSame(saved.view, view)}
              labels={views.labels}
              onChange={(id) => {
                const chosen = views.items.find((one) => one.id === id);
                if (chosen) change(chosen.view);
                views.onChange(id);
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
                  delivered={delivered}
                  labels={labels}
                  onHide={(ids) => change({ hidden: ids })}
                />
                <DensityMenu density={view.density} labels={labels} onDensity={(density) => change({ density })} />
              </>
            }
            {...(isNarrow && { isCards, onCards: () => change({ isCards: !isCards }) })}
            onPrint={() => window.print()}
            onExport={onExport && ((file) => onExport({ from, to, sort: view.sort, filter: view.filter }, file))}
          >
            {controls}
            <FilterBar columns={allColumns} filter={view.filter} labels={labels} onFilter={(filter) => change({ filter })} />
          </ReportToolbar>
          {exporting && <ExportProgress {...exporting} />}
          {isLate && asOf}
          <HeadingRuler columns={measured} isPhone={isPhone} sorted={sortColumn?.id} onMeasure={keepHeadings} />
          {isFirstLoad ? (
            <ReportSkeleton
              title={labels.title}
              columns={shownColumns}
              rows={visibleRows}
              rowHeight={rowHeight}
              headerHeight={headerHeight}
              totalsHeight={totalsHeight}
              totalsLabel={totalsLabel}
              sort={view.sort}
              onSort={sortBy}
            />
          ) : isCards ? (
            <ReportCards
              title={labels.title}
              columns={shownColumns}
              rows={rows}
              rowId={rowId}
              sort={view.sort}
              selected={openRow}
              format={format}
              totals={totals}
              labels={labels}
              isLoading={report.isLoading}
              onSort={sortBy}
              onOpen={setRecord}
            />
          ) : (
            <ReportBody
              title={labels.title}
              columns={columns}
              columnGroups={columnGroups}
              rows={rows}
              rowId={rowId}
              sort={view.sort}
              hidden={view.hidden}
              limit={view.limit}
              rowHeight={rowHeight}
              headerHeight={headerHeight}
              isPhone={isPhone}
              isLoading={report.isLoading}
              selected={openRow}
              format={format}
              totals={totals}
              localeText={labels.grid}
              nonce={nonce}
              onSort={sortBy}
              onHide={hide}
              onOpen={open}
              onScroll={setScrolled}
              onCopy={setCopied}
            />
          )}
          {isEmpty && rowsMessage}
          <ReportFooter
            firstRow={report.firstRow}
            lastRow={lastRow}
            totalRows={reply?.totalRows}
            pageSize={view.limit}
            canShowAll={held !== undefined}
            labels={labels}
            onPageSize={(limit) => change({ limit })}
            onPrevious={report.previousPage}
            onNext={report.nextPage}
          />
          <Spoken>{[order, place].filter(Boolean).join('. ')}</Spoken>
          <Spoken>{copied > 0 && labels.copied(copied)}</Spoken>
        </TableCard>
        {panel}
      </Beside>
      {record && (
        <RecordSheet columns={allColumns} row={record} format={format} closeLabel={labels.close} onClose={() => setRecord(undefined)} />
      )}
      {isPrinting && reply && (
        <PrintSheet
          title={labels.title}
          note={time === undefined ? '' : labels.asOf(time)}
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

const none: readonly never[] = [];

/** Returns the first column, followed by those of the set in its order. */
function columnsOf<Row>([first, ...rest]: ReportColumn<Row>[], { columns: ids }: ColumnSet<Row>): ReportColumn<Row>[] {
  const shown = ids.flatMap((id) => rest.find((column) => column.id === id) ?? []);
  return first ? [first, ...shown] : shown;
}

/** Returns a column in which the longest word of its heading has room. */
function widened<Row>(column: ReportColumn<Row>, widths: HeadingSizes['widths']): ReportColumn<Row> {
  const width = widths[column.id];
  return width === undefined ? column : { ...column, width };
}

/** Compares two views as plain data, ignoring the order of filters and hidden columns. */
const isSame = (one: ReportView, other: ReportView): boolean => JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = ({ sort, filter, limit, density, hidden, isCards = false }: ReportView) => [
  sort,
  isCards,
  limit,
  density,
  hidden.toSorted(),
  Object.entries(filter).toSorted(([one], [other]) => one.localeCompare(other)),
];

/** Above and below the highest heading together. */
const HEADING_SPACE_PX = 4;

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

/** Announces changes to screen readers: page, order and copied cells. */
const Spoken = styled('output')(visuallyHidden);
