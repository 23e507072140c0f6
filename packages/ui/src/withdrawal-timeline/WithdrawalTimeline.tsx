import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { skeletonStyle, cardStyle } from '../theme/cardStyle';
import type { RootProps } from '../theme/RootProps';
import { visuallyHidden } from '../theme/visuallyHidden';
import { tone } from '../theme/vars';
import { type StepMark, timelineSteps, type WithdrawalEvent, type WithdrawalState } from './timelineSteps';

export interface WithdrawalTimelineLabels {
  title: string;
  /** Returns the name of a step, which may differ while it lasts: 'Under review', then 'Reviewed'. */
  step: (state: WithdrawalState, mark: StepMark) => string;
  /** Text of each mark for screen readers, before the step. */
  marks: Record<StepMark, string>;
}

export interface WithdrawalTimelineProps extends RootProps<'section'> {
  /** Requested amount, with its currency. */
  amount: ReactNode;
  /** Request and destination: 'W-20261120-0417 to Vietcombank •••• 4471'. */
  reference: ReactNode;
  /** Past events, oldest first; `undefined` until the first response. Future steps are derived from the last one. */
  items: readonly WithdrawalEvent[] | undefined;
  /** Labels in the language of the page. */
  labels: WithdrawalTimelineLabels;
  /** Current request to the member: a `ReceiptQuestion`, a reason, a way to send proof. */
  children?: ReactNode;
}

/** Progress of a withdrawal: past events with their times, the current step, and the next ones. Source: MEM-04, docs/domain.md DR-3.5. */
export function WithdrawalTimeline({ amount, reference, items, labels, children, ...rest }: WithdrawalTimelineProps) {
  return (
    <Card {...rest} aria-label={labels.title} aria-busy={!items}>
      <header>
        <h2>{labels.title}</h2>
        <b>{amount}</b>
      </header>
      <p className="reference">{reference}</p>
      {!items && ['a', 'b', 'c', 'd'].map((line) => <span key={line} className="skeleton" />)}
      {items && (
        <ol>
          {timelineSteps(items).map(({ state, mark, event }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a state may come about twice; steps only ever follow at the end
            <li key={place} data-mark={mark} aria-current={mark === 'now' ? 'step' : undefined}>
              <span className="dot">
                {mark === 'done' && <Icon name="check" size={12} />}
                {mark === 'failed' && <Icon name="close" size={11} />}
              </span>
              <p>
                <span className="mark">{labels.marks[mark]} </span>
                {labels.step(state, mark)}
                {event?.detail && <small>{event.detail}</small>}
              </p>
              {event && <bdi dir="ltr">{event.at}</bdi>}
            </li>
          ))}
        </ol>
      )}
      {children && <div className="now">{children}</div>}
    </Card>
  );
}

const dot = 18;

const Card = styled('section')(cardStyle, {
  padding: '18px 20px 20px',
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '2px 12px' },
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650, lineHeight: 1.35 },
  '& header b': { fontSize: 15, fontWeight: 700 },
  '& p': { margin: 0 },
  '& .reference': { marginBlock: '4px 14px', color: tone.muted, fontSize: 12, overflowWrap: 'anywhere' },
  '& .skeleton': { ...skeletonStyle, blockSize: 18, marginBlockStart: 14 },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${dot}px minmax(0, 1fr) auto`,
    columnGap: 14,
    paddingBlockEnd: 14,
    fontSize: 14,
    lineHeight: `${dot}px`,
  },
  '& li:last-child': { paddingBlockEnd: 0 },
  '& li p': { fontWeight: 650 },
  '& li small': { display: 'block', marginBlockStart: 2, color: tone.muted, fontSize: 12, fontWeight: 500 },
  '& li bdi': { color: tone.muted, fontSize: 12, fontVariantNumeric: 'tabular-nums' },
  '& .mark': visuallyHidden,
  '& .dot': {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: dot,
    blockSize: dot,
    borderRadius: '50%',
    color: tone.surface,
  },
  '& .dot svg path': { strokeWidth: 3.4 },
  '& [data-mark="done"] .dot': { backgroundColor: tone.good },
  '& [data-mark="failed"] .dot': { backgroundColor: tone.bad },
  '& [data-mark="failed"] p': { color: tone.bad },
  '& [data-mark="now"] .dot': {
    border: `2px solid ${tone.actionText}`,
    background: `radial-gradient(circle, ${tone.action} 4px, ${tone.surface} 4.5px)`,
  },
  '& [data-mark="ahead"] .dot': { border: `1.5px solid ${tone.edge}`, backgroundColor: tone.surface },
  '& [data-mark="ahead"] p': { color: tone.muted, fontWeight: 550 },
  '& li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '4px -4px',
    insetInlineStart: dot / 2 - 1,
    inlineSize: 2,
    backgroundColor: tone.line,
  },
  '& [data-mark="done"]:not(:last-child)::before': { backgroundColor: tone.good },
  '@media (forced-colors: active)': {
    '& [data-mark="now"] .dot': { background: 'radial-gradient(circle, CanvasText 4px, Canvas 4.5px)' },
    '& li:not(:last-child)::before': { backgroundColor: 'CanvasText' },
  },
  '& .now': { marginBlockStart: 18, paddingBlockStart: 16, borderBlockStart: `1px solid ${tone.line}` },
});
