/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a treegrid, of which only some are drawn */
import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { Figure } from '../report-grid/Figure';
import type { FigureUnits } from '../report-grid/formatFigure';
import { media } from '../theme/layout';
import { selectedEdge } from '../theme/selectedEdge';
import { tone } from '../theme/vars';
import type { TreeRow } from './flattenTree';

export type AmountKind = 'whole' | 'money';

export interface AgentTreeRowProps {
  id?: string;
  /** Position among all rows, the header included, starting at 1. */
  rowIndex?: number;
  /** Undefined for a skeleton of the first rows. */
  row: TreeRow | undefined;
  /** CSS pixels. */
  rowHeight: number;
  isActive: boolean;
  /** Column of the active cell, of the active row; undefined while the whole row is active. */
  activeColumn?: number | undefined;
  isSelected: boolean;
  amountKind: AmountKind;
  format: FigureUnits;
  labels: { members: string; amount: string; loading: string; retry: string };
  /** Omitted where nothing can be opened or closed. */
  onToggle?: () => void;
  onChoose?: () => void;
}

/** One row of the tree. The keyboard reaches it through the tree. */
export function AgentTreeRow(props: AgentTreeRowProps) {
  const { id, rowIndex, row, rowHeight, isActive, activeColumn, isSelected, amountKind, format, labels, onToggle, onChoose } = props;
  if (!row)
    return (
      <Line role="presentation" style={{ blockSize: rowHeight }}>
        <SkeletonBlock />
      </Line>
    );
  const shared = {
    id,
    role: 'row',
    'aria-rowindex': rowIndex,
    'aria-level': row.level,
    'data-active': isActive && activeColumn === undefined,
    style: { blockSize: rowHeight },
    onClick: onChoose,
  } as const;
  const cell = (column: number) =>
    ({ id: `${id}-${column}`, role: 'gridcell', 'aria-colindex': column + 1, 'data-active': isActive && activeColumn === column }) as const;
  const guides = Array.from({ length: row.level - 1 }, (_, index) => <i key={index} />);
  if (!row.node)
    return (
      <Line {...shared} aria-selected={false} aria-label={row.state === 'failed' ? labels.retry : labels.loading}>
        <span role="gridcell" aria-colspan={3} className="who">
          {guides}
          {row.state === 'failed' ? (
            <span className="again">
              <Icon name="refresh" size={14} />
              {labels.retry}
            </span>
          ) : (
            <SkeletonBlock />
          )}
        </span>
      </Line>
    );
  const { node, isOpen, position, size } = row;
  return (
    <Line
      {...shared}
      data-id={node.id}
      aria-selected={isSelected}
      aria-posinset={position}
      aria-setsize={size}
      {...(node.children > 0 && { 'aria-expanded': isOpen })}
    >
      <span {...cell(0)} className="who">
        {guides}
        {/* The keyboard uses the arrow keys instead. */}
        <span
          className="toggle"
          data-toggle=""
          aria-hidden="true"
          onClick={(event) => {
            if (!onToggle || node.children === 0) return;
            event.stopPropagation();
            onToggle();
          }}
        >
          {node.children > 0 && <Icon name={isOpen ? 'expand' : 'forward'} size={14} />}
        </span>
        <span className="name">
          <bdi dir="ltr">{node.account}</bdi> <span>{node.nickname}</span> <small>{node.kind}</small>
        </span>
      </span>
      <span {...cell(1)} data-figure="" title={labels.members}>
        <Icon name="users" size={12} />
        <Figure value={node.members} kind="count" format={format} />
      </span>
      <span {...cell(2)} data-figure="" title={labels.amount}>
        <Figure value={node.amountMinor} kind={amountKind} format={format} />
      </span>
    </Line>
  );
}

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px 132px',
  alignItems: 'center',
  gap: 12,
  paddingInline: 16,
  borderBlockEnd: `1px solid ${tone.raised}`,
  cursor: 'pointer',
  position: 'relative',
  '&:hover': { backgroundColor: tone.hover },
  '&[aria-selected="true"]': { backgroundColor: tone.select },
  '&[aria-selected="true"]::before': selectedEdge,
  '& .who': { display: 'flex', alignItems: 'center', alignSelf: 'stretch', minInlineSize: 0 },
  '& .who > i': {
    flex: 'none',
    alignSelf: 'stretch',
    inlineSize: 20,
    marginInlineStart: 12,
    marginInlineEnd: -12,
    borderInlineStart: `1px solid ${tone.line}`,
  },
  '& .toggle': { display: 'grid', placeItems: 'center', flex: 'none', inlineSize: 24, blockSize: 24, borderRadius: 6, color: tone.muted },
  '& .toggle:has(svg):hover': { backgroundColor: tone.overlay, color: tone.text },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', paddingInlineStart: 4 },
  '& .name > bdi': { fontWeight: 600 },
  '& .name > span': { color: tone.muted },
  '& small': { marginInlineStart: 6, fontSize: 12, color: tone.faint },
  '& .again': { display: 'inline-flex', alignItems: 'center', gap: 8, paddingInlineStart: 28, color: tone.actionText, fontWeight: 550 },
  '& [data-figure]': { textAlign: 'end' },
  '& [data-figure] > svg': { display: 'none' },
  '[dir="rtl"] & [data-figure]': { textAlign: 'start' },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 8,
    '& .who': { gridRow: '1 / 3' },
    '& .who > i': { inlineSize: 12, marginInlineStart: 8, marginInlineEnd: -8 },
    '& .toggle': { inlineSize: 32, blockSize: 44 },
    '& [data-figure]': { alignSelf: 'end', lineHeight: '18px' },
    '& [data-figure] + [data-figure]': { gridColumn: 2, gridRow: 1 },
    '& [data-figure]:not([data-figure] + [data-figure])': {
      gridColumn: 2,
      gridRow: 2,
      alignSelf: 'start',
      color: tone.muted,
      fontSize: 12,
    },
    '& [data-figure] > svg': { display: 'inline-block', marginInlineEnd: 4, verticalAlign: '-1px' },
    '& .name': { display: 'grid', whiteSpace: 'nowrap' },
    '& .name > *': { overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: '18px' },
    '& .name > span': { display: 'none' },
    '& small': { marginInlineStart: 0 },
  },
});

const SkeletonBlock = styled('span')({
  display: 'block',
  inlineSize: 160,
  maxInlineSize: '60%',
  blockSize: 10,
  marginInlineStart: 28,
  borderRadius: 4,
  backgroundColor: tone.line,
});
