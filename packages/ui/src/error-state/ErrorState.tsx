import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CopyButton, type CopyButtonProps } from '../copy-button/CopyButton';
import { Icon } from '../icons/Icon';
import { stateStyle } from '../theme/stateStyle';
import { radius, tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface ErrorStateProps extends Omit<RootProps<'div'>, 'title'> {
  /** Illustration from `@site/ui/illustration` instead of the icon, for a page. */
  illustration?: ReactNode;
  /** Says what happened. */
  title: string;
  /** Says whether money moved; omitted where none could. */
  money?: string | undefined;
  /** Advice for the next step. */
  advice?: string | undefined;
  /** Reference for support; the value reads left to right in every language. */
  reference?: { label: string; value: string; copy: CopyButtonProps['labels'] } | undefined;
  /** Omitted when a retry cannot help. */
  retry?: { label: string; onRetry: () => void; isBusy?: boolean } | undefined;
  /** Another action beside the retry. */
  action?: ReactNode;
}

/** Error state: what happened, whether money moved, advice, and a reference. Announced immediately. */
export function ErrorState({ illustration, title, money, advice, reference, retry, action, ...rest }: ErrorStateProps) {
  return (
    <Failed {...rest} role="alert">
      {illustration ?? (
        <div className="mark">
          <Icon name="warning" size={26} />
        </div>
      )}
      <p className="title">{title}</p>
      {money && (
        <p className="money">
          <Icon name="wallet" size={18} />
          {money}
        </p>
      )}
      {advice && <p>{advice}</p>}
      {(retry || action) && (
        <div className="acts">
          {retry && (
            <Button variant="outlined" loading={retry.isBusy ?? false} onClick={retry.onRetry}>
              {retry.label}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && (
        <p className="reference">
          {reference.label} <bdi dir="ltr">{reference.value}</bdi>
          <CopyButton value={reference.value} labels={reference.copy} />
        </p>
      )}
    </Failed>
  );
}

const Failed = styled('div')(stateStyle, {
  '& .mark': { color: tone.bad, backgroundColor: tone.badWash },
  '& .money': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 10,
    alignItems: 'center',
    marginBlock: 4,
    padding: '9px 14px',
    borderRadius: radius.control,
    backgroundColor: tone.surface,
    boxShadow: `inset 0 0 0 1px ${tone.line}`,
    color: tone.text,
    fontWeight: 600,
    textAlign: 'start',
    textWrap: 'pretty',
  },
  '& .money > svg': { color: tone.muted },
  '& .reference': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    fontSize: 12,
    color: tone.faint,
  },
  '& bdi': { fontVariantNumeric: 'tabular-nums', userSelect: 'all', color: tone.muted },
});
