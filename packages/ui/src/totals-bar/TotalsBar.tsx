/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a row of the grid, which DataGrid draws of such elements as well */
import { styled } from '@mui/material/styles';
import { Figure } from '../report-grid/Figure';
import type { FigureUnits } from '../report-grid/formatFigure';
import { isFigure, type ReportColumn, type ReportValue } from '../report-grid/ReportColumn';
import type { RootProps } from '../theme/RootProps';

export interface TotalsBarProps<Row> extends RootProps<'div'> {
  /** Columns of the grid, in order. */
  columns: readonly ReportColumn<Row>[];
  /** Visible columns in order, with their widths in the grid. CSS pixels. */
  widths: readonly { id: string; width: number }[];
  /** Undefined until the first response. */
  totals: Partial<Row> | undefined;
  /** 'Total of 8,412', or 'Counting…'. */
  label: string;
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
  /** Position among all rows of the grid, headers included, starting at 1. */
  rowIndex?: number;
}

/** The sums of all rows, as the last row of a grid that is always in view. Each is below its column. Goes into an element with `role="grid"`. */
export function TotalsBar<Row extends Record<keyof Row, ReportValue>>(props: TotalsBarProps<Row>) {
  const { columns, widths, totals, label, format, rowIndex, ...rest } = props;
  return (
    <Bar {...rest} role="row" aria-label={label} aria-rowindex={rowIndex} data-totals="">
      {widths.map(({ id, width }, index) => {
        const column = columns.find((one) => one.id === id);
        if (!column) return null;
        const value = totals?.[column.id];
        return (
          <div
            role="gridcell"
            aria-colindex={index + 1}
            key={id}
            data-column={id}
            style={{ inlineSize: width }}
            data-figure={isFigure(column.kind)}
          >
            {index === 0 ? <span>{label}</span> : value !== undefined && <Figure value={value} kind={column.kind} format={format} />}
            {index > 0 && !totals && isFigure(column.kind) && <SkeletonBlock />}
          </div>
        );
      })}
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  boxSizing: 'border-box',
  color: theme.vars.palette.tone.text,
  fontSize: 13,
  blockSize: 36,
  backgroundColor: theme.vars.palette.tone.raised,
  borderBlockStart: `1px solid ${theme.vars.palette.tone.edge}`,
  fontWeight: 600,
  [theme.breakpoints.down('md')]: { blockSize: 44 },
  '& > div': {
    flex: 'none',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    paddingInline: 12,
    whiteSpace: 'nowrap',
  },
  '& > div > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > [data-figure="true"]': { justifyContent: theme.direction === 'rtl' ? 'flex-start' : 'flex-end' },
  '& > div:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    paddingInlineStart: 16,
    backgroundColor: theme.vars.palette.tone.raised,
  },
}));

const SkeletonBlock = styled('span')(({ theme }) => ({
  display: 'block',
  inlineSize: 48,
  blockSize: 10,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.tone.line,
}));
