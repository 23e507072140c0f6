/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a treegrid of which only some rows are drawn */
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FigureUnits } from '../report-grid/formatFigure';
import { RowsMessage } from '../report-grid/RowsMessage';
import { SearchField } from '../search-field/SearchField';
import { deskSurface } from '../theme/deskSurface';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';
import { visuallyHidden } from '../theme/visuallyHidden';
import type { AgentLevel, AgentNode, LoadDownlines } from './AgentNode';
import { AgentTreeRow, type AmountKind } from './AgentTreeRow';
import { DownlineLevels } from './DownlineLevels';
import { flattenTree, foundLevels, type TreeRow } from './flattenTree';
import { useVirtualRows } from './useVirtualRows';

export interface AgentTreeLabels {
  /** Accessible name of the tree. */
  tree: string;
  search: string;
  clear: string;
  account: string;
  members: string;
  amount: string;
  loading: string;
  /** Shown in a level that failed to load; choosing it retries. */
  retry: string;
  /** '4 found'. */
  found: (count: number) => string;
  notFound: { title: string; help: string };
  empty: { title: string; help: string };
  failed: { title: string; help: string; retry: string };
}

/** Matches of a search, as far as loaded. */
export interface FoundAgents {
  state: 'found';
  /** Each match with all its ancestors, from the top down. */
  paths: readonly (readonly AgentNode[])[];
  /** Number of all matches. @default that of `paths` */
  total?: number;
  /** Further matches; omitted when there are none. `ask` is called once their place is visible, and to try again. */
  more?: { state: AgentLevel['state']; ask: () => void } | undefined;
}

/** Result of a search. */
export type AgentSearch = { state: 'asking' } | { state: 'failed' } | FoundAgents;

export interface AgentTreeProps extends Omit<RootProps<'section'>, 'onChange'> {
  /** Keep its identity between renders: a new function resets the tree. */
  load: LoadDownlines;
  /** Omitted while no search is active. */
  search?: AgentSearch | undefined;
  /** Called with the search term; empty text restores the whole tree. */
  onSearch: (words: string) => void;
  /** Account of the selected agent. */
  value?: string | undefined;
  /** Called when an agent is chosen by press or Enter. */
  onChange: (node: AgentNode) => void;
  /** Rows shown before the tree scrolls. @default 14 */
  visibleRows?: number;
  /** `whole` rounds the amounts, which compare at a glance; `money` shows them to the last unit, as balances are. @default 'whole' */
  amountKind?: AmountKind;
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
  /** Labels in the language of the page. */
  labels: AgentTreeLabels;
}

const TYPED_FOR_MS = 600;
const HEAD_HEIGHT = 36;
const LAST_COLUMN = 2;

/**
 * A team as a tree that loads level by level, with its figures beside it: the W3C's treegrid. Only visible rows are rendered, so the focus
 * stays on the tree and `aria-activedescendant` names the active row or cell. Source: AGT-05.
 */
export function AgentTree({
  load,
  search,
  onSearch,
  value,
  onChange,
  visibleRows = 14,
  amountKind = 'whole',
  format,
  labels,
  ...rest
}: AgentTreeProps) {
  const id = useId();
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('md'));
  const rowHeight = isPhone ? 56 : 36;
  const headHeight = isPhone ? 0 : HEAD_HEIGHT;
  const downlines = useMemo(() => new DownlineLevels(load), [load]);
  const levels = useSyncExternalStore(downlines.subscribe, downlines.all, downlines.all);
  useEffect(() => void downlines.ask(null), [downlines]);

  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => (search?.state === 'found' ? foundLevels(search.paths, search.more?.state) : undefined), [search]);
  const rows = useMemo(
    () =>
      found
        ? flattenTree(found.levels, found.open, (parent) => found.levels.get(parent.id)?.nodes.length ?? 0)
        : flattenTree(levels, open, ({ children }) => children),
    [found, levels, open],
  );

  const [active, setActive] = useState<string>();
  /** Column of the active cell; undefined while the whole row is active. */
  const [column, setColumn] = useState<number>();
  const activeIndex = Math.max(
    0,
    rows.findIndex(({ key }) => key === active),
  );
  const tree = useRef<HTMLDivElement>(null);
  const { scroller, first, last } = useVirtualRows(rows.length, rowHeight);
  const typed = useRef({ text: '', atMs: 0 });

  const drawn = rows.slice(first, last);
  const askMore = (parent: string | null) => (search?.state === 'found' ? search.more?.ask() : void downlines.ask(parent));
  // The next page of a level is loaded once its place is visible.
  useEffect(() => {
    for (const row of drawn) if (!row.node && row.state === 'ready') askMore(row.parent);
  });

  const show = (index: number) => {
    const row = rows[index];
    const element = tree.current;
    if (!row || !element) return;
    setActive(row.key);
    const top = index * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (headHeight + top + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = headHeight + top + rowHeight - element.clientHeight;
  };

  const toggle = (node: AgentNode, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.delete(node.id);
    else next.add(node.id);
    setOpen(next);
    if (!isOpen && !levels.has(node.id)) void downlines.ask(node.id);
  };

  const choose = (row: TreeRow) => (row.node ? onChange(row.node) : askMore(row.parent));

  const press = (event: KeyboardEvent) => {
    const row = rows[activeIndex];
    if (!row || event.metaKey || event.altKey || (event.ctrlKey && event.key !== 'Home' && event.key !== 'End')) return;
    const isCell = column !== undefined && !event.ctrlKey;
    const [forward, back] = theme.direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const page = Math.max(1, Math.floor((tree.current?.clientHeight ?? 0) / rowHeight) - 1);
    const moves: Record<string, () => void> = {
      ArrowDown: () => show(Math.min(rows.length - 1, activeIndex + 1)),
      ArrowUp: () => show(Math.max(0, activeIndex - 1)),
      PageDown: () => show(Math.min(rows.length - 1, activeIndex + page)),
      PageUp: () => show(Math.max(0, activeIndex - page)),
      Home: () => (isCell ? setColumn(0) : show(0)),
      End: () => (isCell ? setColumn(LAST_COLUMN) : show(rows.length - 1)),
      Enter: () => choose(row),
      ' ': () => choose(row),
      [forward ?? '']: () => {
        if (column === undefined && row.node?.children && !row.isOpen && !found) toggle(row.node, false);
        else if (row.node) setColumn(Math.min(LAST_COLUMN, (column ?? -1) + 1));
      },
      [back ?? '']: () => {
        if (column !== undefined) setColumn(column === 0 ? undefined : column - 1);
        else if (row.node && row.isOpen && !found) toggle(row.node, true);
        else show(rows.findIndex(({ key }) => key === row.parent));
      },
    };
    const move = moves[event.key];
    if (move) move();
    else if (event.key.length === 1) findTyped(event.key, event.timeStamp);
    else return;
    event.preventDefault();
  };

  /** Finds the next account that begins with the letters typed in quick succession. */
  const findTyped = (letter: string, atMs: number) => {
    const isOneGo = atMs - typed.current.atMs < TYPED_FOR_MS;
    const text = ((isOneGo ? typed.current.text : '') + letter).toLowerCase();
    typed.current = { text, atMs };
    const start = text.length > 1 ? activeIndex : activeIndex + 1;
    const order = [...rows.slice(start), ...rows.slice(0, start)];
    const match = order.find(({ node }) => node?.account.toLowerCase().startsWith(text));
    if (match) show(rows.indexOf(match));
  };

  const root = levels.get(null);
  const message = messageOf();
  const isFirstLoad = !found && (!root || (root.state === 'loading' && root.nodes.length === 0));

  return (
    <Card {...rest}>
      <Head>
        <SearchField
          action=""
          name="q"
          label={labels.search}
          labels={{ clear: labels.clear }}
          size="small"
          isBusy={search?.state === 'asking'}
          onSearch={onSearch}
          onClear={() => onSearch('')}
        />
        <output>{found && labels.found(search?.state === 'found' ? (search.total ?? search.paths.length) : 0)}</output>
      </Head>
      {message ?? (
        <Rows
          ref={(element) => {
            tree.current = element;
            return element ? scroller(element) : undefined;
          }}
          role="treegrid"
          aria-rowcount={rows.length + 1}
          aria-colcount={LAST_COLUMN + 1}
          tabIndex={0}
          aria-label={labels.tree}
          aria-busy={isFirstLoad}
          aria-activedescendant={
            !isFirstLoad && activeIndex >= first && activeIndex < last
              ? [id, activeIndex, ...(column === undefined ? [] : [column])].join('-')
              : undefined
          }
          maxHeight={rowHeight * visibleRows + headHeight}
          onKeyDown={press}
        >
          <Columns role="row" aria-rowindex={1}>
            <span role="columnheader">{labels.account}</span>
            <span role="columnheader" data-figure="">
              {labels.members}
            </span>
            <span role="columnheader" data-figure="">
              {labels.amount}
            </span>
          </Columns>
          {isFirstLoad ? (
            Array.from({ length: 6 }, (_, index) => (
              <AgentTreeRow
                key={index}
                row={undefined}
                rowHeight={rowHeight}
                isActive={false}
                isSelected={false}
                amountKind={amountKind}
                format={format}
                labels={labels}
              />
            ))
          ) : (
            <div role="rowgroup" style={{ paddingBlock: `${first * rowHeight}px ${(rows.length - last) * rowHeight}px` }}>
              {drawn.map((row, index) => (
                <AgentTreeRow
                  key={row.key}
                  id={`${id}-${first + index}`}
                  rowIndex={first + index + 2}
                  activeColumn={column}
                  row={row}
                  rowHeight={rowHeight}
                  isActive={first + index === activeIndex}
                  isSelected={row.key === value}
                  amountKind={amountKind}
                  format={format}
                  labels={labels}
                  {...(row.node && !found && { onToggle: () => toggle(row.node, row.isOpen) })}
                  onChoose={() => {
                    setActive(row.key);
                    setColumn(undefined);
                    choose(row);
                  }}
                />
              ))}
            </div>
          )}
        </Rows>
      )}
    </Card>
  );

  function messageOf() {
    if (search?.state === 'failed' || (!search && root?.state === 'failed' && root.nodes.length === 0)) {
      const again = () => void downlines.ask(null);
      return (
        <RowsMessage
          icon="warning"
          title={labels.failed.title}
          help={labels.failed.help}
          actions={search ? [] : [{ label: labels.failed.retry, onAct: again }]}
        />
      );
    }
    if (found && rows.length === 0)
      return <RowsMessage icon="search" title={labels.notFound.title} help={labels.notFound.help} actions={[]} />;
    if (!search && root?.state === 'ready' && rows.length === 0)
      return <RowsMessage icon="team" title={labels.empty.title} help={labels.empty.help} actions={[]} />;
    return undefined;
  }
}

const Card = styled('section')(deskSurface);

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 16px',
  color: tone.muted,
  '& > search': { flex: '0 1 320px', minInlineSize: 0 },
  [media.phone]: { '& > search': { flexBasis: '100%' } },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px 132px',
  alignItems: 'center',
  gap: 12,
  paddingInline: 16,
  blockSize: 36,
  borderBlock: `1px solid ${tone.line}`,
  backgroundColor: tone.raised,
  color: tone.muted,
  fontSize: 12,
  fontWeight: 550,
  '& > [data-figure]': { textAlign: 'end' },
  '[dir="rtl"] & > [data-figure]': { textAlign: 'start' },
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  boxSizing: 'border-box',
  // Phones have no room for headers; they are still read.
  [media.phone]: visuallyHidden,
});

const Rows = styled('div', { shouldForwardProp: (name) => name !== 'maxHeight' })<{ maxHeight: number }>(({ maxHeight }) => ({
  maxBlockSize: maxHeight,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${tone.edge} transparent`,
  outline: 'none',
  // The active row or cell shows the focus.
  '&:focus-visible': { borderRadius: 0 },
  '&:focus-visible [data-active="true"]': { outline: `2px solid ${tone.focus}`, outlineOffset: -2 },
}));
