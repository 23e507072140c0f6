import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { Figure } from '../report-grid/Figure';
import type { FigureFormat } from '../report-grid/formatFigure';
import { isFigure, type ReportColumn, type ReportValue } from '../report-grid/ReportColumn';
import { visuallyHidden } from '../theme/visuallyHidden';

export interface TotalsBarProps<Row> {
  /** Columns of the grid, in order. */
  columns: ReportColumn<Row>[];
  /** Visible columns in order, with their widths in the grid. CSS pixels. */
  widths: readonly { id: string; width: number }[];
  /** Undefined until the first response. */
  totals: Partial<Row> | undefined;
  /** 'Total of 8,412', or 'Counting…'. */
  label: string;
  /** Language, currency and time zone for formatting. */
  format: FigureFormat;
  /** Ref of the scroll container, to synchronize it with the rows. */
  ref?: Ref<HTMLDListElement>;
}

/** The sums of all rows, each below its column. The server computes them, so the bar is not a row of the data. */
export function TotalsBar<Row extends Record<keyof Row, ReportValue>>({
  columns,
  widths,
  totals,
  label,
  format,
  ref,
}: TotalsBarProps<Row>) {
  return (
    <Bar ref={ref} aria-label={label}>
      {widths.map(({ id, width }, index) => {
        const column = columns.find((one) => one.id === id);
        if (!column) return null;
        const value = totals?.[column.id];
        return (
          <Cell key={id} width={width} data-figure={isFigure(column.kind)}>
            <Name>{column.label}</Name>
            <dd>
              {index === 0 ? label : value !== undefined && <Figure value={value} kind={column.kind} format={format} />}
              {index > 0 && !totals && isFigure(column.kind) && <SkeletonBlock />}
            </dd>
          </Cell>
        );
      })}
    </Bar>
  );
}

const Bar = styled('dl')(({ theme }) => ({
  display: 'flex',
  position: 'relative',
  margin: 0,
  overflow: 'hidden',
  color: theme.vars.palette.tone.text,
  fontSize: 13,
  blockSize: 36,
  flex: 'none',
  backgroundColor: theme.vars.palette.tone.raised,
  borderBlockStart: `1px solid ${theme.vars.palette.tone.edge}`,
  fontWeight: 600,
  // As wide as the grid's vertical scrollbar, so that both have the same scroll range.
  '&::after': { content: '""', flex: 'none', inlineSize: 'calc(var(--DataGrid-hasScrollY) * var(--DataGrid-scrollbarSize))' },
  [theme.breakpoints.down('md')]: { blockSize: 44 },
}));

const Cell = styled('div', { shouldForwardProp: (name) => name !== 'width' })<{ width: number }>(({ theme, width }) => ({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: width,
  display: 'flex',
  alignItems: 'center',
  paddingInline: 12,
  whiteSpace: 'nowrap',
  '& > dd': { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-figure="true"]': { justifyContent: theme.direction === 'rtl' ? 'flex-start' : 'flex-end' },
  '&:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    paddingInlineStart: 16,
    backgroundColor: theme.vars.palette.tone.raised,
  },
}));

const Name = styled('dt')(visuallyHidden);

const SkeletonBlock = styled('span')(({ theme }) => ({
  display: 'block',
  inlineSize: 48,
  blockSize: 10,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.tone.line,
}));
