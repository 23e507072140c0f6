import {
  gridColumnPositionsSelector,
  gridRowCountSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
} from '@mui/x-data-grid';
import { createContext, use } from 'react';
import { TotalsBar, type TotalsBarProps } from '../totals-bar/TotalsBar';

export interface GridTotalsProps extends Pick<TotalsBarProps<never>, 'label' | 'format'> {
  // The context of a grid cannot know its rows.
  // oxlint-disable-next-line typescript/no-explicit-any -- the type of the rows ends here
  columns: readonly any[];
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  totals: any;
  headerRows: number;
  /** Called when the rows start or stop being scrolled horizontally. */
  onScroll: (isScrolled: boolean) => void;
}

/** The totals of the grid around; undefined without rows. */
export const TotalsContext = createContext<GridTotalsProps | undefined>(undefined);

/** DataGrid's slot for pinned rows, which its free edition leaves empty: the totals are its last row, stuck to the lower edge. */
export function PinnedTotals({ position }: { position: 'top' | 'bottom' }) {
  const totals = use(TotalsContext);
  return position === 'bottom' && totals ? <Totals {...totals} /> : null;
}

function Totals({ onScroll, headerRows, ...totals }: GridTotalsProps) {
  const grid = useGridApiContext();
  const shown = useGridSelector(grid, gridVisibleColumnDefinitionsSelector);
  const rows = useGridSelector(grid, gridRowCountSelector);
  // Widths change without a new list of columns.
  useGridSelector(grid, gridColumnPositionsSelector);
  // Negative in a right-to-left page.
  useGridEvent(grid, 'scrollPositionChange', ({ left }) => onScroll(Math.abs(left) > 2));
  return (
    <TotalsBar
      widths={shown.map(({ field, computedWidth }) => ({ id: field, width: computedWidth }))}
      rowIndex={headerRows + rows + 1}
      {...totals}
    />
  );
}
