import { columnsIn, type Report } from '@site/api/defineReport';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReportColumn } from '@site/ui/ReportColumn';
import type { ColumnSet } from '@site/ui/ReportGrid';
import { media } from '@site/ui/layout';
import { reportColumnOf } from '@site/ui/reportColumnOf';
import { type ReactNode, useMemo } from 'react';
import type { GridRow } from './useLoadReport';
import { useReportTexts } from './useReportTexts';

type Drills = Partial<Record<string, (row: GridRow) => void>>;

/** Returns the columns of the grid. `onDrill` has a function by column; keep its identity between renders. */
export function useReportColumns(report: Report, group: string | undefined, onDrill: Drills): ReportColumn<GridRow>[] {
  const words = useReportTexts(report);
  const isPhone = useMediaQuery(media.phone);
  return useMemo(() => {
    const columns = columnsIn(report, 'grid', group).map(([id, column]) => {
      const { drill, rest } = column;
      const open = drill && onDrill[id];
      return Object.assign(
        reportColumnOf<GridRow>(id, column, words),
        rest !== undefined && {
          renderCell: (value: ReactNode) => <bdi dir={value === null ? undefined : 'ltr'}>{value ?? words(rest)}</bdi>,
        },
        open && { onDrill: open },
      );
    });
    return isPhone ? withFirst(columns, report.phoneFirst ?? []) : columns;
  }, [report, group, words, isPhone, onDrill]);
}

/** Moves some columns before the others. The first column stays first, since it names the row. */
function withFirst<Row>([first, ...rest]: ReportColumn<Row>[], ids: readonly string[]): ReportColumn<Row>[] {
  const rank = ({ id }: ReportColumn<Row>) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return first ? [first, ...rest.toSorted((one, other) => rank(one) - rank(other))] : rest;
}

/** Returns the sets of columns for a phone, or undefined for a report without sets. */
export function useColumnSets(report: Report): ColumnSet<GridRow>[] | undefined {
  const words = useReportTexts(report);
  return useMemo(
    () => report.sets && Object.entries(report.sets).map(([id, columns]) => ({ id, label: words(`${report.words}.set.${id}`), columns })),
    [report, words],
  );
}
