import { gridVisibleColumnDefinitionsSelector, useGridApiContext, useGridEvent, useGridSelector } from '@mui/x-data-grid';
import { useRef } from 'react';
import { TotalsBar, type TotalsBarProps } from '../totals-bar/TotalsBar';
import type { ReportValue } from './ReportColumn';

export interface GridTotalsProps<Row> extends Omit<TotalsBarProps<Row>, 'widths' | 'ref'> {
  /** Called when the rows start or stop being scrolled horizontally. */
  onScroll: (isScrolled: boolean) => void;
}

/** The totals below the surrounding grid, with its column widths and scroll position. */
export function GridTotals<Row extends Record<keyof Row, ReportValue>>({ onScroll, ...totals }: GridTotalsProps<Row>) {
  const grid = useGridApiContext();
  const bar = useRef<HTMLDListElement>(null);
  const shown = useGridSelector(grid, gridVisibleColumnDefinitionsSelector);
  const follow = () => {
    const scroller = grid.current.rootElementRef?.current?.querySelector('.MuiDataGrid-virtualScroller');
    if (!bar.current || !scroller) return;
    // Negative in a right-to-left page, for both elements.
    bar.current.scrollLeft = scroller.scrollLeft;
    onScroll(Math.abs(scroller.scrollLeft) > 2);
  };
  useGridEvent(grid, 'scrollPositionChange', follow);
  useGridEvent(grid, 'columnWidthChange', follow);
  return <TotalsBar ref={bar} widths={shown.map(({ field, computedWidth }) => ({ id: field, width: computedWidth }))} {...totals} />;
}
