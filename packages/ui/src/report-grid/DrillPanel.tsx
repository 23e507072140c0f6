import Modal from '@mui/material/Modal';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useForkRef } from '@mui/material/utils';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { DeskButton } from '../desk-button/DeskButton';
import { DeskSegments } from '../desk-button/DeskSegments';
import { DeskTable } from '../desk-card/DeskTable';
import { Icon } from '../icons/Icon';
import { StatusChip } from '../status-chip/StatusChip';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';
import { ColumnValue } from './ColumnValue';
import { Figure } from './Figure';
import type { FigureUnits } from './formatFigure';
import { isFigure, type ReportColumn, type ReportValue } from './ReportColumn';
import { RowsMessage } from './RowsMessage';

export interface DrillPanelLabels {
  /** Name of the panel: 'Where the figure comes from'. */
  panel: string;
  /** Name of the breadcrumbs. */
  crumbs: string;
  close: string;
  groupBy: string;
  sum: string;
  addsUp: string;
  /** Shown when the parts have a different sum than the cell: bets were settled since. */
  differs: string;
  /** 'rows re-read from the ledger at 17:10:30'. */
  note: (time: string) => string;
  loading: string;
  failed: { title: string; help: string; retry: string };
}

export type DrillContent<Part> =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  /** `time`: clock time of the new read. */
  | { state: 'ready'; parts: readonly Part[]; time: string };

export interface DrillPanelProps<Part extends Record<keyof Part, ReportValue>> extends Omit<
  RootProps<'aside'>,
  'about' | 'content' | 'onChange'
> {
  /** Breadcrumbs from the whole team to the current level. */
  crumbs: readonly { label: string; onOpen?: () => void }[];
  /** Amount in the pressed cell, in the currency's smallest unit. */
  amountMinor: bigint;
  /** 'USD team profit, 1 to 20 Nov'. */
  unit: string;
  /** The computation: '62,742.44 bet − 62,550.59 paid out'. */
  about?: ReactNode;
  /** Available groupings of the figure. */
  items: readonly { id: string; label: string }[];
  /** Id of the current grouping. */
  value: string;
  /** Called with the id of another grouping. */
  onChange: (value: string) => void;
  /** Columns; the first names the parts, counts and money are summed. */
  columns: readonly ReportColumn<Part>[];
  /** Column whose sum must equal the cell. */
  sumsUp: keyof Part & string;
  /** The parts, or the reason for their absence. */
  content: DrillContent<Part>;
  /** Returns the id of a part. */
  partId: (part: Part) => string;
  /** The expanded part, with its own content below. */
  openPart?: { id: string; content: ReactNode } | undefined;
  /** Called to expand or collapse a part; omitted, parts cannot be expanded. */
  onOpen?: ((part: Part) => void) | undefined;
  /** Currency and time zone for formatting; the language is that of `UiProvider`. */
  format: FigureUnits;
  /** Labels in the language of the page. */
  labels: DrillPanelLabels;
  /** False renders nothing; the focus returns to what had it. @default true */
  isOpen?: boolean | undefined;
  /** Called when closed by its button or Escape. */
  onClose: () => void;
}

/**
 * Drill-down of a figure, beside the grid. Its parts are read again, summed, and compared with the cell. Takes the focus when it opens and
 * returns it; on phones it covers the page and traps the focus.
 */
export function DrillPanel<Part extends Record<keyof Part, ReportValue>>({ isOpen = true, ...panel }: DrillPanelProps<Part>) {
  return isOpen && <OpenPanel {...panel} />;
}

function OpenPanel<Part extends Record<keyof Part, ReportValue>>(props: Omit<DrillPanelProps<Part>, 'isOpen'>) {
  const { crumbs, unit, about, items, value, onChange, content, onClose, columns, sumsUp, partId, openPart, onOpen, ref, ...own } = props;
  const { amountMinor, format, labels, onKeyDown, ...rest } = own;
  const parts = { amountMinor, format, labels, columns, sumsUp, partId, openPart, onOpen };
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const panel = useRef<HTMLElement>(null);
  const handle = useForkRef(panel, ref);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Escape') onClose();
  };
  const shown = (
    <Panel
      {...rest}
      ref={handle}
      tabIndex={-1}
      aria-label={labels.panel}
      {...(isPhone && { as: 'div', role: 'dialog', 'aria-modal': true })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from wherever one is in it
      onKeyDown={press}
    >
      <div className="head">
        <nav aria-label={labels.crumbs}>
          <ol>
            {crumbs.map(({ label, onOpen: openLevel }, index) => (
              <li key={label}>
                {index > 0 && <Icon name="forward" size={12} />}
                {openLevel ? (
                  <button type="button" onClick={openLevel}>
                    {label}
                  </button>
                ) : (
                  <b aria-current={index === crumbs.length - 1 ? 'location' : undefined}>{label}</b>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <DeskButton look="icon" aria-label={labels.close} onClick={onClose}>
          <Icon name="close" size={16} />
        </DeskButton>
        <p className="cell">
          <Figure value={amountMinor} kind="money" format={format} /> <small>{unit}</small>
        </p>
        {about && <p className="about">{about}</p>}
      </div>
      <div className="groups">
        <DeskSegments label={labels.groupBy} items={items} value={value} onChange={onChange} />
      </div>
      {content.state === 'failed' ? (
        <RowsMessage
          icon="warning"
          title={labels.failed.title}
          help={labels.failed.help}
          actions={[{ label: labels.failed.retry, onAct: content.onRetry }]}
        />
      ) : (
        <Parts {...parts} content={content} />
      )}
    </Panel>
  );
  return isPhone ? <Modal open>{shown}</Modal> : shown;
}

type Own = 'amountMinor' | 'format' | 'labels' | 'columns' | 'sumsUp' | 'partId' | 'openPart' | 'onOpen';

type PartsProps<Part extends Record<keyof Part, ReportValue>> = Pick<DrillPanelProps<Part>, Own> & {
  content: Exclude<DrillContent<Part>, { state: 'failed' }>;
};

function Parts<Part extends Record<keyof Part, ReportValue>>(props: PartsProps<Part>) {
  const { columns, sumsUp, content, amountMinor, partId, openPart, onOpen, format, labels } = props;
  const parts = content.state === 'ready' ? content.parts : [];
  const [first, ...rest] = columns;
  if (!first) throw new Error('A drill-down needs at least one column: the first one names the parts.');
  const sumOf = (field: keyof Part) => parts.reduce((sum, part) => sum + BigInt(part[field] ?? 0), 0n);
  const canSum = ({ kind }: ReportColumn<Part>) => kind === 'money' || kind === 'count';
  const isRight = sumOf(sumsUp) === amountMinor;
  return (
    <>
      <Scroller tabIndex={0} aria-label={labels.panel}>
        <Table aria-busy={content.state === 'loading'} aria-label={labels.panel}>
          <thead>
            <tr>
              {columns.map(({ id: field, label, kind }) => (
                <th key={field} scope="col" {...(isFigure(kind) && { 'data-figure': '' })}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.state === 'loading' &&
              ['a', 'b', 'c', 'd', 'e'].map((item) => (
                <tr key={item}>
                  {columns.map(({ id: field }) => (
                    <td key={field}>
                      <SkeletonBlock />
                    </td>
                  ))}
                </tr>
              ))}
            {parts.map((part) => (
              <PartRow
                key={partId(part)}
                columns={columns}
                part={part}
                opened={openPart?.id === partId(part) ? openPart.content : undefined}
                isOpen={openPart?.id === partId(part)}
                onOpen={onOpen}
                format={format}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{labels.sum}</th>
              {rest.map((column) => (
                <td key={column.id} {...(isFigure(column.kind) && { 'data-figure': '' })}>
                  {content.state === 'ready' && canSum(column) && <Figure value={sumOf(column.id)} kind={column.kind} format={format} />}
                </td>
              ))}
            </tr>
          </tfoot>
        </Table>
      </Scroller>
      <Proof>
        {content.state === 'loading' ? (
          labels.loading
        ) : (
          <>
            <StatusChip
              tone={isRight ? 'good' : 'bad'}
              icon={isRight ? 'check' : 'warning'}
              label={isRight ? labels.addsUp : labels.differs}
            />
            <span>{labels.note(content.time)}</span>
          </>
        )}
      </Proof>
    </>
  );
}

interface PartRowProps<Part extends Record<keyof Part, ReportValue>> extends Pick<DrillPanelProps<Part>, 'columns' | 'onOpen' | 'format'> {
  part: Part;
  isOpen: boolean;
  /** Content of an expanded part. */
  opened: ReactNode;
}

function PartRow<Part extends Record<keyof Part, ReportValue>>({ columns, part, isOpen, opened, onOpen, format }: PartRowProps<Part>) {
  return (
    <>
      <tr aria-current={isOpen ? 'true' : undefined}>
        {columns.map((column, index) => {
          const shown = <ColumnValue column={column} value={part[column.id]} format={format} />;
          if (index > 0)
            return (
              <td key={column.id} {...(isFigure(column.kind) && { 'data-figure': '' })}>
                {shown}
              </td>
            );
          return (
            <th key={column.id} scope="row">
              {onOpen ? (
                <button type="button" aria-expanded={isOpen} onClick={() => onOpen(part)}>
                  {shown}
                  <Icon name={isOpen ? 'expand' : 'forward'} size={14} />
                </button>
              ) : (
                shown
              )}
            </th>
          );
        })}
      </tr>
      {isOpen && (
        <tr className="inside">
          <td colSpan={columns.length}>{opened}</td>
        </tr>
      )}
    </>
  );
}

const Panel = styled('aside')({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${tone.line}`,
  borderRadius: 12,
  outline: 'none',
  backgroundColor: tone.surface,
  color: tone.text,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 400,
  '&:focus-visible': { borderColor: tone.focus },
  '& > .head': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    paddingBlock: '10px 12px',
    paddingInline: '16px 12px',
    borderBlockEnd: `1px solid ${tone.line}`,
  },

  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 6,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: 12,
    color: tone.muted,
  },
  '& ol > li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& ol button': { minBlockSize: 24, padding: 0, border: 0, background: 'none', color: 'inherit', font: 'inherit', cursor: 'pointer' },
  '& ol button:hover': { color: tone.text, textDecoration: 'underline' },
  '& ol b': { fontWeight: 550, color: tone.text },
  '& .cell': { gridColumn: '1 / -1', margin: 0, fontSize: 24, lineHeight: '32px', fontWeight: 620, letterSpacing: '-0.02em' },
  '& .cell > small': { fontSize: 12, fontWeight: 500, letterSpacing: 0, color: tone.muted },
  '& .about': { gridColumn: '1 / -1', margin: 0, color: tone.muted },
  '& .groups': { padding: '12px 16px 8px' },
  [media.phone]: { position: 'fixed', zIndex: 30, inset: 0, overflowY: 'auto', border: 0, borderRadius: 0 },
});

const Scroller = styled('section')({ overflowX: 'auto', scrollbarWidth: 'thin', '&:focus-visible': { outlineOffset: -2 } });

const Table = styled(DeskTable)({
  '& thead :is(th, td)': { backgroundColor: tone.raised, borderBlockEndColor: tone.line },
  '& tbody th': { fontWeight: 550 },
  '& tbody tr:hover > *': { backgroundColor: tone.hover },
  '& [aria-current] > *': { backgroundColor: tone.select },
  '& [aria-current] > th': { boxShadow: `inset 2px 0 0 ${tone.action}` },
  '& tbody th > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 28,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& tbody th svg': { color: tone.muted },
  '& .inside > td': { paddingBlock: '4px 8px', paddingInlineStart: 16, color: tone.muted, whiteSpace: 'normal' },
  '& tfoot > tr > *': { backgroundColor: tone.raised, borderBlockStart: `1px solid ${tone.edge}`, borderBlockEnd: 0, fontWeight: 600 },
});

const Proof = styled('output')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '12px 16px',
  color: tone.muted,
});

const SkeletonBlock = styled('span')({
  display: 'block',
  inlineSize: '70%',
  minInlineSize: 32,
  blockSize: 10,
  borderRadius: 4,
  backgroundColor: tone.line,
});
