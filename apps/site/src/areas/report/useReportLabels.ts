import type { ReportGridLabels } from '@site/ui/ReportGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type OwnLabels = Pick<ReportGridLabels, 'title' | 'empty'>;

/** Returns the labels of a report: shared ones, its title and its empty state. */
export function useReportLabels({ title, empty }: OwnLabels): ReportGridLabels {
  const { t } = useTranslation('report');
  return useMemo(
    () => ({
      title,
      empty,
      // MUI has these texts in half of our languages.
      grid: {
        columnMenuLabel: t('grid.menu'),
        columnMenuAriaLabel: (column) => t('columnMenu', { column }),
        columnMenuSortAsc: t('grid.sortAscending'),
        columnMenuSortDesc: t('grid.sortDescending'),
        columnMenuUnsort: t('grid.unsort'),
        columnMenuHideColumn: t('grid.hide'),
        columnHeaderSortIconLabel: t('grid.sort'),
        noColumnsOverlayLabel: t('grid.noColumns'),
        noColumnsOverlayManageColumns: t('columns'),
      },
      asOf: (time) => t('asOf', { time }),
      behind: (count) => t('behind', { count }),
      late: (count) => t('late', { count }),
      refresh: t('refresh'),
      addFilter: t('addFilter'),
      filterColumn: t('filterColumn'),
      filterValue: t('filterValue'),
      applyFilter: t('applyFilter'),
      missing: t('missing'),
      removeFilter: (column) => t('removeFilter', { column }),
      columns: t('columns'),
      findColumn: t('findColumn'),
      always: t('always'),
      asDelivered: t('asDelivered'),
      columnsShown: (shown, all) => t('columnsShown', { shown, all }),
      columnSets: t('columnSets'),
      close: t('close'),
      density: t('density'),
      densities: { compact: t('density.compact'), standard: t('density.standard'), roomy: t('density.roomy') },
      print: t('print'),
      exportCsv: t('exportCsv'),
      exportWorkbook: t('exportWorkbook'),
      cards: t('cards'),
      sortBy: t('sortBy'),
      sorted: (column, isDescending) => t(isDescending ? 'sorted.down' : 'sorted.up', { column }),
      copied: (count) => t('copied', { count }),
      allRows: t('allRows'),
      range: (first, last, total) => (total === undefined ? t('range', { first, last }) : t('rangeOf', { first, last, total })),
      totalsNote: (total) => (total === undefined ? t('totalsNote') : t('totalsNoteOf', { count: total })),
      rowsPerPage: t('rowsPerPage'),
      previous: t('previous'),
      next: t('next'),
      totals: (total) => (total === undefined ? t('total') : t('totalOf', { count: total })),
      counting: t('counting'),
      filteredEmpty: { title: t('filteredTitle'), help: t('filteredHelp'), clear: t('clearFilters') },
      failed: { title: t('failedTitle'), help: t('failedHelp'), retry: t('retry'), showLast: (time) => t('showLast', { time }) },
    }),
    [t, title, empty],
  );
}
