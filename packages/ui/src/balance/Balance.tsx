import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { Money } from '../money/Money';
import { radius } from '../theme/tokens';
import { unseen } from '../theme/unseen';
import { tone } from '../theme/vars';

export interface BalanceLabels {
  balance: string;
  /** The name of the switch; pressed, it says that the amount is hidden. */
  hide: string;
  refresh: string;
  /** Said of the amount while it may be old. */
  stale: string;
}

export interface BalanceProps {
  /** In the currency's smallest unit; `undefined` until the first answer. */
  amountMinor: bigint | undefined;
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
  /** Asterisks in place of the amount; always five, so that they do not tell its length. */
  isHidden: boolean;
  /** The amount is asked for again; the one before stays meanwhile. */
  isRefreshing?: boolean;
  /** The last refresh failed: the amount stays, and says that it may be old. */
  isStale?: boolean;
  /** Its words, in the language of the page. */
  labels: BalanceLabels;
  /** The eye was pressed. */
  onToggleHidden: () => void;
  /** The amount is to be asked for again. */
  onRefresh: () => void;
}

/** The member's money in the header: shown or hidden, and a way to ask for it again. Phones keep the amount and the eye. Source: SHL-02. */
export function Balance({
  amountMinor,
  currency,
  locale,
  isHidden,
  isRefreshing = false,
  isStale = false,
  labels,
  onToggleHidden,
  onRefresh,
}: BalanceProps) {
  const isLoading = amountMinor === undefined;
  return (
    <Box>
      <dl>
        <dt>
          {labels.balance}
          {isStale && !isLoading && (
            <span className="stale" title={labels.stale}>
              <Icon name="warning" size={12} />
              <span className="unseen">{labels.stale}</span>
            </span>
          )}
        </dt>
        <dd aria-live="polite" aria-busy={isLoading}>
          {isLoading && <span className="bone">–</span>}
          {!isLoading && isHidden && <span className="hidden">*****</span>}
          {!isLoading && !isHidden && <Money amountMinor={amountMinor} currency={currency} locale={locale} />}
        </dd>
      </dl>
      <button type="button" aria-label={labels.hide} aria-pressed={isHidden} onClick={onToggleHidden}>
        <Icon name={isHidden ? 'eyeOff' : 'eye'} />
      </button>
      <button
        type="button"
        className="refresh"
        aria-label={labels.refresh}
        aria-disabled={isRefreshing || undefined}
        onClick={isRefreshing ? undefined : onRefresh}
      >
        <Icon name="refresh" />
      </button>
    </Box>
  );
}

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  minBlockSize: 46,
  paddingInline: '16px 4px',
  borderRadius: radius.control,
  backgroundColor: tone.surface,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  '& dl': { minInlineSize: 0, margin: 0, marginInlineEnd: 8, lineHeight: 1.15 },
  '& dt': { display: 'flex', alignItems: 'center', gap: 4, fontSize: 11, fontWeight: 600, color: tone.faint },
  '& dd': {
    display: 'flex',
    minInlineSize: 72,
    margin: 0,
    overflow: 'hidden',
    fontSize: 17,
    fontWeight: 700,
    letterSpacing: '-0.01em',
    color: tone.text,
  },
  '& .stale': { position: 'relative', display: 'grid', color: tone.actionText },
  '& .unseen': unseen,
  '& .bone': { inlineSize: 72, marginBlock: 3, borderRadius: 5, lineHeight: '14px', color: 'transparent', backgroundColor: tone.line },
  '& .hidden': { letterSpacing: '0.1em' },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 34,
    blockSize: 36,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    color: tone.muted,
    background: 'none',
    cursor: 'pointer',
  },
  '& button:hover': { color: tone.text, backgroundColor: tone.hover },
  '& .refresh[aria-disabled]': { color: tone.faint, backgroundColor: 'transparent', cursor: 'default' },
  '& .refresh[aria-disabled] svg': { animation: `${turn} 900ms linear infinite` },
  '@media (prefers-reduced-motion: reduce)': { '& .refresh[aria-disabled] svg': { animation: 'none', opacity: 0.5 } },
  [theme.breakpoints.down('md')]: {
    minBlockSize: 44,
    paddingInline: '10px 0',
    '& dd': { minInlineSize: 0, fontSize: 15 },
    '& button': { inlineSize: 44, blockSize: 44 },
    '& .refresh': { display: 'none' },
  },
}));
