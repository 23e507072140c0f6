import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Money } from '../money/Money';
import { StatusChip } from '../status-chip/StatusChip';
import { skeletonStyle, cardStyle } from '../theme/cardStyle';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';
import { RequirementBar, type RequirementBarLabels, type RequirementBarProps } from './RequirementBar';

export interface Requirement extends Pick<RequirementBarProps, 'title' | 'detail' | 'doneMinor' | 'needMinor'> {
  id: string;
}

export interface RequirementCardLabels extends RequirementBarLabels {
  title: string;
  /** Chip above the list: 'All four met', 'One left'. */
  count: (open: number, all: number) => string;
  /** Summary for the member; `amount` is the sum of the remaining amounts. */
  summary: (amount: ReactNode) => ReactNode;
  /** Replaces the summary once every requirement is met. */
  nothingLeft: string;
}

export interface RequirementCardProps extends RootProps<'section'> {
  /** Oldest first, in the order in which valid bets fill them; `undefined` until the first response. */
  items: readonly Requirement[] | undefined;
  /** ISO 4217 code of the amounts. */
  currency: string;
  /** Labels in the language of the page. */
  labels: RequirementCardLabels;
}

/** All wagering requirements before a withdrawal. Source: MEM-32, docs/domain.md DR-3.3. */
export function RequirementCard({ items, currency, labels, ...rest }: RequirementCardProps) {
  const open = items?.filter(({ doneMinor, needMinor }) => doneMinor < needMinor) ?? [];
  const left = open.reduce((sum, { doneMinor, needMinor }) => sum + needMinor - doneMinor, 0n);
  return (
    <Card {...rest} aria-label={labels.title} aria-busy={!items}>
      <header>
        <h2>{labels.title}</h2>
        {items && items.length > 0 && (
          <StatusChip
            tone={open.length ? 'waiting' : 'good'}
            icon={open.length ? 'clock' : 'check'}
            label={labels.count(open.length, items.length)}
          />
        )}
      </header>
      {!items && ['a', 'b', 'c'].map((line) => <span key={line} className="skeleton" />)}
      {items && (
        <p>
          {left > 0n
            ? labels.summary(
                <b>
                  <Money amountMinor={left} currency={currency} />
                </b>,
              )
            : labels.nothingLeft}
        </p>
      )}
      {items && items.length > 0 && (
        <ul>
          {items.map(({ id, ...requirement }) => (
            <li key={id}>
              <RequirementBar {...requirement} currency={currency} labels={labels} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const Card = styled('section')(cardStyle, {
  containerType: 'inline-size',
  display: 'grid',
  gap: 8,
  padding: '18px 20px 12px',
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 12px' },
  '& h2': { margin: 0, fontSize: 16, fontWeight: 650, lineHeight: 1.35 },
  '& > p': { margin: 0, color: tone.muted, fontSize: 13, lineHeight: 1.5, paddingBlockEnd: 6 },
  '& > p b': { color: tone.text, fontWeight: 650 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& .skeleton': { ...skeletonStyle, blockSize: 20, marginBlock: 8 },
  // The remaining amount is beside its cause, and the bar below both.
  '@container (max-width: 519px)': {
    '& li > div': { gridTemplateColumns: '22px minmax(0, 1fr) auto', rowGap: 6 },
    '& li .course': { gridColumn: '2 / -1', gridRow: 2 },
    '& li > [data-met="true"] .course': { display: 'none' },
  },
  '@container (max-width: 359px)': {
    '& li .cause': { gridColumn: '2 / -1' },
    '& li .course': { gridColumn: 2 },
    '& li .rest': { gridColumn: 3, gridRow: 2 },
  },
});
