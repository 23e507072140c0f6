import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { Money } from '../money/Money';
import { ProgressBar } from '../progress-bar/ProgressBar';
import type { RootProps } from '../theme/RootProps';
import { tone } from '../theme/vars';

export interface RequirementBarLabels {
  met: string;
  /** '$132.40 left'. */
  left: (amount: ReactNode) => ReactNode;
}

export interface RequirementBarProps extends RootProps<'div'> {
  /** Source of the requirement: 'Red envelope'. */
  title: string;
  /** Date, amount and multiplier: '19 Nov, $150.00 played once'. */
  detail: string;
  /** Valid bets so far, in minor units. */
  doneMinor: bigint;
  /** Required valid bets, in minor units. */
  needMinor: bigint;
  /** ISO 4217 code. */
  currency: string;
  /** Labels in the language of the page. */
  labels: RequirementBarLabels;
}

/** A wagering requirement before a withdrawal, and the remaining amount. Source: MEM-32, docs/domain.md DR-3. */
export function RequirementBar({ title, detail, doneMinor, needMinor, currency, labels, ...rest }: RequirementBarProps) {
  const isMet = doneMinor >= needMinor;
  return (
    <Line {...rest} data-met={isMet}>
      <Icon name={isMet ? 'check' : 'clock'} size={18} />
      <p className="cause">
        {title}
        <small>{detail}</small>
      </p>
      <div className="course">{isMet ? labels.met : <ProgressBar label={title} done={doneMinor} need={needMinor} />}</div>
      <p className="rest">
        {isMet ? (
          <Money amountMinor={needMinor} currency={currency} />
        ) : (
          labels.left(
            <b>
              <Money amountMinor={needMinor - doneMinor} currency={currency} />
            </b>,
          )
        )}
      </p>
    </Line>
  );
}

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) minmax(70px, 132px) minmax(96px, auto)',
  alignItems: 'center',
  columnGap: 12,
  paddingBlock: 8,
  fontSize: 14,
  color: tone.text,
  '& p': { margin: 0 },
  '& > svg': { color: tone.actionText },
  '&[data-met="true"] > svg': { color: tone.good },
  '& .cause': { minInlineSize: 0, lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: tone.muted, fontSize: 12 },
  '& .course': { color: tone.muted, fontSize: 12 },
  '& .rest': { textAlign: 'end', fontSize: 13, fontVariantNumeric: 'tabular-nums' },
  '& .rest b': { fontWeight: 700 },
  '&[data-met="true"] .rest': { color: tone.muted },
});
