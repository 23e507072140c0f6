import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';
import { ColumnValue } from './ColumnValue';
import { DrillValue } from './DrillValue';
import type { FigureFormat } from './formatFigure';
import type { ReportColumn, RowOf } from './ReportColumn';
import { textOf } from './textOf';

export interface ReportCardsLabels {
  /** Name of the choice of the order on cards: 'Sort by'. */
  sortBy: string;
  /** 'Valid bet, descending': an order, in the choice and as it is announced. */
  sorted: (column: string, isDescending: boolean) => string;
}

export interface ReportCardsProps<Row> {
  title: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort: string;
  selected: string | undefined;
  format: FigureFormat;
  totals: { values: Partial<Row> | undefined; label: string } | undefined;
  labels: ReportCardsLabels;
  isLoading: boolean;
  onSort: (sort: string) => void;
  /** Called to open the whole record. */
  onOpen: (row: Row) => void;
}

/** The rows as cards, for phones: each with its name and all its values, and the totals as the last one. */
export function ReportCards<Row extends RowOf<Row>>(props: ReportCardsProps<Row>) {
  const { title, columns, rows, rowId, sort, selected, format, totals, labels, isLoading, onSort, onOpen } = props;
  const [first, ...rest] = columns;
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, label }) => [true, false].map((down) => ({ id: `${down ? '-' : ''}${id}`, label: labels.sorted(label, down) })));
  if (!first) return null;
  return (
    <>
      {orders.length > 0 && (
        <Order>
          {labels.sortBy}
          <select value={sort} onChange={({ currentTarget }) => onSort(currentTarget.value)}>
            {orders.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </Order>
      )}
      <List aria-label={title} aria-busy={isLoading}>
        {rows.map((row) => (
          <li key={rowId(row)} data-id={rowId(row)} aria-current={rowId(row) === selected ? 'true' : undefined}>
            <button type="button" onClick={() => onOpen(row)}>
              <bdi dir="ltr">{textOf(first, row[first.id], format)}</bdi>
            </button>
            <dl>
              {rest.map((column) => (
                <div key={column.id}>
                  <dt>{column.label}</dt>
                  <dd data-column={column.id}>
                    <DrillValue column={column} row={row} format={format} onDrill={column.onDrill && (() => column.onDrill?.(row))} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
        {totals?.values && (
          <li data-totals="">
            <strong>{totals.label}</strong>
            <dl>
              {rest.map((column) => {
                const value = totals.values?.[column.id];
                return (
                  value !== undefined && (
                    <div key={column.id}>
                      <dt>{column.label}</dt>
                      <dd data-column={column.id}>
                        <ColumnValue column={column} value={value} format={format} />
                      </dd>
                    </div>
                  )
                );
              })}
            </dl>
          </li>
        )}
      </List>
    </>
  );
}

const Order = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '0 16px 10px',
  color: tone.muted,
  '& > select': {
    minInlineSize: 0,
    blockSize: 44,
    paddingInline: 10,
    border: `1px solid ${tone.edge}`,
    borderRadius: 8,
    backgroundColor: tone.page,
    color: tone.text,
    font: 'inherit',
  },
});

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${tone.line}`,
  '& > li': { padding: '4px 16px 12px', borderBlockEnd: `1px solid ${tone.line}` },
  '& > [aria-current]': { backgroundColor: tone.select, boxShadow: `inset 2px 0 0 ${tone.action}` },
  '& > li > button': {
    minBlockSize: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: tone.text,
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& dl': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '6px 16px', margin: 0 },
  '& dl > div': { minInlineSize: 0 },
  '& dt': { fontSize: 12, color: tone.muted },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontWeight: 550 },
  '& dd bdi': { whiteSpace: 'normal' },
  '& > [data-totals]': { backgroundColor: tone.raised },
  '& > [data-totals] > strong': { display: 'block', paddingBlock: 8 },
});
