import { type Column, columnsIn, type Report, type ShownColumn } from '@site/api/defineReport';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ColumnKind, ReportColumn } from '@site/ui/ReportColumn';
import type { ColumnSet } from '@site/ui/ReportGrid';
import { media } from '@site/ui/layout';
import { useMemo } from 'react';
import type { GridRow } from './useLoadReport';
import { type Translate, useReportTexts } from './useReportTexts';

/** Kind in the grid and least width in CSS pixels, by kind of column. */
const looks: Record<Column['kind'], { kind: ColumnKind; width: number }> = {
  text: { kind: 'text', width: 112 },
  account: { kind: 'account', width: 128 },
  choice: { kind: 'text', width: 88 },
  currency: { kind: 'text', width: 64 },
  money: { kind: 'money', width: 120 },
  count: { kind: 'count', width: 88 },
  decimal: { kind: 'decimal', width: 72 },
  share: { kind: 'rate', width: 92 },
  day: { kind: 'day', width: 128 },
  time: { kind: 'time', width: 128 },
};

type Drills = Partial<Record<string, (row: GridRow) => void>>;

/** Returns the columns of the grid. `onDrill` has a function by column; keep its identity between renders. */
export function useReportColumns(report: Report, onDrill: Drills): ReportColumn<GridRow>[] {
  const words = useReportTexts(report);
  const isPhone = useMediaQuery(media.phone);
  return useMemo(() => {
    const columns = columnsIn(report, 'grid').map(([id, column]) => gridColumnOf(id, column, words, onDrill[id]));
    return isPhone ? withFirst(columns, report.phoneFirst ?? []) : columns;
  }, [report, words, isPhone, onDrill]);
}

function gridColumnOf(id: string, column: ShownColumn, words: Translate, onDrill: Drills[string]): ReportColumn<GridRow> {
  const { label, kind, drill, rest, sort = false, filter } = column;
  const { width, ...look } = looks[kind];
  return {
    id,
    label: words(label),
    ...look,
    width: column.width ?? width,
    sortable: sort,
    filterable: filter !== undefined,
    ...(kind === 'choice' && { choices: column.of.map((value) => ({ value, label: words(`${column.words}.${value}`) })) }),
    ...(rest !== undefined && {
      renderCell: (value) => (value === null ? <bdi>{words(rest)}</bdi> : <bdi dir="ltr">{value}</bdi>),
    }),
    ...(drill && onDrill && { onDrill }),
  };
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
