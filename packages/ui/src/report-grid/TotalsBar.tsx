import { styled } from '@mui/material/styles';
import { gridVisibleColumnDefinitionsSelector, useGridApiContext, useGridEvent, useGridSelector } from '@mui/x-data-grid';
import { useRef } from 'react';
import { Figure } from './Figure';
import type { FigureFormat } from './formatFigure';
import { isFigure, type ReportColumn, type ReportValue } from './ReportColumn';

export interface TotalsBarProps<Row> {
  columns: ReportColumn<Row>[];
  /** Undefined while the first answer is awaited. */
  totals: Partial<Row> | undefined;
  /** 'Total of 8,412', or 'Counting…'. */
  label: string;
  format: FigureFormat;
  /** Told whether the rows are scrolled away from the start. */
  onScroll: (isScrolled: boolean) => void;
}

/** The sums of all rows, under the columns they belong to. It is no row of the data: it takes widths and scroll from the grid. */
export function TotalsBar<Row extends Record<keyof Row, ReportValue>>({ columns, totals, label, format, onScroll }: TotalsBarProps<Row>) {
  const grid = useGridApiContext();
  const bar = useRef<HTMLDListElement>(null);
  const widths = useGridSelector(grid, gridVisibleColumnDefinitionsSelector);
  const follow = () => {
    const scroller = grid.current.rootElementRef?.current?.querySelector('.MuiDataGrid-virtualScroller');
    if (!bar.current || !scroller) return;
    // Negative in a right-to-left page, on both sides alike.
    bar.current.scrollLeft = scroller.scrollLeft;
    onScroll(Math.abs(scroller.scrollLeft) > 2);
  };
  useGridEvent(grid, 'scrollPositionChange', follow);
  useGridEvent(grid, 'columnWidthChange', follow);

  return (
    <Bar ref={bar} aria-label={label}>
      {widths.map(({ field, computedWidth }, index) => {
        const column = columns.find(({ id }) => id === field);
        if (!column) return null;
        const value = totals?.[column.id];
        return (
          <Cell key={field} width={computedWidth} data-figure={isFigure(column.kind)}>
            <Name>{column.label}</Name>
            <dd>
              {index === 0 ? label : value !== undefined && <Figure value={value} kind={column.kind} format={format} />}
              {index > 0 && !totals && isFigure(column.kind) && <Bone />}
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
  blockSize: 36,
  flex: 'none',
  backgroundColor: theme.vars.palette.tone.raised,
  borderBlockStart: `1px solid ${theme.vars.palette.tone.edge}`,
  fontWeight: 600,
  // As wide as the grid's upright scrollbar, so that both can be scrolled equally far.
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

const Name = styled('dt')({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

const Bone = styled('span')(({ theme }) => ({
  display: 'block',
  inlineSize: 48,
  blockSize: 10,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.tone.line,
}));
