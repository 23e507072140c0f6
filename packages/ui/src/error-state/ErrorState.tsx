import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { stateStyle } from '../theme/stateStyle';
import { tone } from '../theme/vars';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** Whether money moved; left out where none could. */
  money?: string | undefined;
  /** What to do now. */
  advice?: string | undefined;
  /** What support asks for; the value runs left to right in every language. */
  reference?: { label: string; value: string } | undefined;
  /** Left out where trying again cannot help. */
  retry?: { label: string; onRetry: () => void } | undefined;
  /** Another way on, beside trying again. */
  action?: ReactNode;
}

/** Something failed: what, whether money moved, what to do, and the reference. Announced at once. */
export function ErrorState({ title, money, advice, reference, retry, action }: ErrorStateProps) {
  return (
    <Failed role="alert">
      <div className="mark" aria-hidden="true">
        <Icon name="warning" size={26} />
      </div>
      <p className="title">{title}</p>
      {money && <p className="money">{money}</p>}
      {advice && <p>{advice}</p>}
      {(retry || action) && (
        <div className="acts">
          {retry && (
            <Button variant="outlined" onClick={retry.onRetry}>
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && (
        <p className="reference">
          {reference.label} <bdi dir="ltr">{reference.value}</bdi>
        </p>
      )}
    </Failed>
  );
}

const Failed = styled('div')(stateStyle, {
  '& .mark': { color: tone.bad, backgroundColor: tone.badWash },
  '& .money': { fontWeight: 600, color: tone.text },
  '& .reference': { marginBlockStart: 8, fontSize: 12, color: tone.faint },
  '& bdi': { fontVariantNumeric: 'tabular-nums', userSelect: 'all' },
});
