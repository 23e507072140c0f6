/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- a row of the grid, which DataGrid draws of such elements as well */
import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { isFigure, type ReportColumn } from './ReportColumn';

export interface ReportSkeletonProps<Row> {
  title: string;
  columns: readonly ReportColumn<Row>[];
  rows: number;
  /** CSS pixels. */
  rowHeight: number;
  /** CSS pixels. */
  headerHeight: number;
  /** CSS pixels. */
  totalsHeight: number;
  /** 'Counting…' */
  totalsLabel: string;
  sort: string;
  /** Called for a press of a header, so that one need not wait for rows in the wrong order. */
  onSort: (sort: string) => void;
}

/** The grid before its first rows: header and totals in place, and placeholders about as wide as values. DataGrid itself is mounted once, with its rows. */
export function ReportSkeleton<Row>({
  title,
  columns,
  rows,
  rowHeight,
  headerHeight,
  totalsHeight,
  totalsLabel,
  sort,
  onSort,
}: ReportSkeletonProps<Row>) {
  const template = columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' ');
  const skeleton = (height: number) => (
    <span data-skeleton="" aria-hidden="true" style={{ gridTemplateColumns: template, blockSize: height }}>
      {columns.map(({ id, kind }) => (
        <i key={id} data-figure={isFigure(kind)} />
      ))}
    </span>
  );
  return (
    <Loading role="grid" aria-label={title} aria-busy="true">
      <div role="row" style={{ gridTemplateColumns: template, blockSize: headerHeight }}>
        {columns.map(({ id, kind, label, sortable }) => (
          <span
            role="columnheader"
            key={id}
            data-figure={isFigure(kind)}
            {...(sortable && {
              'aria-sort': sort === `-${id}` ? 'descending' : sort === id ? 'ascending' : 'none',
              onClick: () => onSort(sort === `-${id}` ? id : `-${id}`),
            })}
          >
            {(sort === `-${id}` || sort === id) && <Icon name={sort === id ? 'arrowUp' : 'arrowDown'} size={12} />}
            {label}
          </span>
        ))}
      </div>
      {Array.from({ length: rows }, (_, index) => (
        <Line key={index}>{skeleton(rowHeight - 1)}</Line>
      ))}
      <div role="row" data-totals="">
        <span role="gridcell">{totalsLabel}</span>
        {skeleton(totalsHeight - 1)}
      </div>
    </Loading>
  );
}

function Line({ children }: { children: React.ReactNode }) {
  return (
    <div role="presentation" data-line="">
      {children}
    </div>
  );
}

const Loading = styled('div')(({ theme }) => {
  const { tone } = theme.vars.palette;
  const right = theme.direction === 'rtl' ? 'start' : 'end';
  return {
    overflow: 'hidden',
    '& [role="row"]:first-of-type': { display: 'grid', alignItems: 'center', backgroundColor: tone.raised, color: tone.muted },
    '& [role="columnheader"]': {
      paddingInline: 12,
      fontSize: 12,
      fontWeight: 550,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [aria-sort]': { cursor: 'pointer' },
    '& [role="columnheader"] > svg': { marginInlineEnd: 4, verticalAlign: '-1px', color: tone.actionText },
    '& [role="columnheader"]:first-of-type': { paddingInlineStart: 16 },
    '& [role="columnheader"][data-figure="true"]': { textAlign: right },
    '& [data-line]': { borderBlockEnd: `1px solid ${tone.raised}`, boxSizing: 'border-box' },
    '& [data-skeleton]': { display: 'grid', alignItems: 'center' },
    '& [data-skeleton] > i': { marginInline: 12, blockSize: 10, inlineSize: '52%', borderRadius: 4, backgroundColor: tone.line },
    '& [data-skeleton] > i:first-of-type': { marginInlineStart: 16 },
    '& [data-skeleton] > [data-figure="true"]': { justifySelf: right },
    '& [data-totals]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      backgroundColor: tone.raised,
      borderBlockStart: `1px solid ${tone.edge}`,
      fontWeight: 600,
    },
    '& [data-totals] > *': { gridArea: '1 / 1' },
    '& [data-totals] > [role="gridcell"]': { alignSelf: 'center', paddingInlineStart: 16 },
    '& [data-totals] i:first-of-type, & [data-totals] i[data-figure="false"]': { visibility: 'hidden' },
  };
});
