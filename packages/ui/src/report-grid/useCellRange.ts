import {
  type GridApi,
  type GridCellParams,
  type GridEventListener,
  gridVisibleColumnFieldsSelector,
  type MuiEvent,
} from '@mui/x-data-grid';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react';

interface Place {
  row: number;
  column: number;
}

interface Range {
  from: Place;
  to: Place;
}

export interface CellRangeOptions<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Text of a cell in the copy. Keep its identity between renders. */
  textAt: (row: Row, column: string) => string;
  /** Called with the number of copied cells. Keep its identity between renders. */
  onCopy: (cells: number) => void;
}

const steps: Record<string, Place> = {
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  ArrowRight: { row: 0, column: 1 },
  ArrowLeft: { row: 0, column: -1 },
};

const isOne = ({ from, to }: Range) => from.row === to.row && from.column === to.column;
const within = (at: number, one: number, other: number) => at >= Math.min(one, other) && at <= Math.max(one, other);
const clamp = (value: number, last: number) => Math.min(Math.max(value, 0), last);

/**
 * Selects a range of cells, by drag, Shift and a press, or Shift and arrows, and copies it as tab-separated values. DataGrid's free edition
 * copies one cell.
 */
export function useCellRange<Row>(grid: RefObject<GridApi | null>, isRtl: boolean, options: CellRangeOptions<Row>) {
  const { rows, rowId, textAt, onCopy } = options;
  const [range, setRange] = useState<Range>();
  const shown = range && !isOne(range) ? range : undefined;

  const placeOf = (id: unknown, field: string): Place => ({
    row: rows.findIndex((row) => rowId(row) === id),
    column: gridVisibleColumnFieldsSelector(grid).indexOf(field),
  });

  useEffect(() => {
    const api = grid.current;
    if (!api) return undefined;
    const start: GridEventListener<'cellMouseDown'> = ({ id, field }, event) => {
      if (event.button !== 0) return;
      const place = placeOf(id, field);
      // Shift would select the text between two presses.
      if (event.shiftKey) event.preventDefault();
      setRange((before) => (event.shiftKey && before ? { from: before.from, to: place } : { from: place, to: place }));
    };
    const stretch: GridEventListener<'cellMouseOver'> = ({ id, field }, event) => {
      if (event.buttons !== 1) return;
      const to = placeOf(id, field);
      // A drag would select text as well.
      getSelection()?.removeAllRanges();
      setRange((before) => before && { from: before.from, to });
    };
    const ends = [api.subscribeEvent('cellMouseDown', start), api.subscribeEvent('cellMouseOver', stretch)];
    return () => ends.forEach((end) => end());
  });

  /** Stretches the range by Shift and an arrow; any other move starts anew. */
  const press = ({ id, field }: GridCellParams, event: MuiEvent<KeyboardEvent>) => {
    const step = steps[event.key];
    if (!step || !event.shiftKey) {
      if (step || event.key === 'Escape' || event.key === 'Tab') setRange(undefined);
      return;
    }
    event.preventDefault();
    event.defaultMuiPrevented = true;
    const api = grid.current;
    const from = placeOf(id, field);
    const fields = api ? gridVisibleColumnFieldsSelector(grid) : [];
    const to = {
      row: clamp(from.row + step.row, rows.length - 1),
      column: clamp(from.column + step.column * (isRtl ? -1 : 1), fields.length - 1),
    };
    const next = rows[to.row];
    const column = fields[to.column];
    if (!api || !next || column === undefined) return;
    setRange((before) => ({ from: before ? before.from : from, to }));
    api.scrollToIndexes({ rowIndex: to.row, colIndex: to.column });
    api.setCellFocus(rowId(next), column);
  };

  /** Copies the range, or the cell with the focus. Takes the keys before DataGrid, which would copy the bare value of one cell. */
  const copy = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'c' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('.MuiDataGrid-cell') : null;
    if (!cell || getSelection()?.toString()) return;
    const focused = placeOf(cell.parentElement?.dataset['id'], cell.dataset['field'] ?? '');
    const { from, to } = shown ?? { from: focused, to: focused };
    const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
    const fields = gridVisibleColumnFieldsSelector(grid).filter((_, index) => within(index, from.column, to.column));
    const lines = rows.slice(top, bottom + 1).map((row) => fields.map((field) => textAt(row, field)).join('\t'));
    event.preventDefault();
    event.stopPropagation();
    void navigator.clipboard.writeText(lines.join('\n')).then(() => onCopy(lines.length * fields.length));
  };

  const isIn = useMemo(() => {
    if (!shown) return undefined;
    const { from, to } = shown;
    const ids = new Set(rows.slice(Math.min(from.row, to.row), Math.max(from.row, to.row) + 1).map(rowId));
    const fields = new Set(gridVisibleColumnFieldsSelector(grid).filter((_, index) => within(index, from.column, to.column)));
    return ({ id, field }: { id: unknown; field: string }) => (ids.has(String(id)) && fields.has(field) ? 'ranged' : '');
  }, [shown, rows, rowId, grid]);

  return { press, copy, classOf: isIn };
}
