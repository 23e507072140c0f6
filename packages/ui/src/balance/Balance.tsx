import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { Money } from '../money/Money';
import { Popover } from '../popover/Popover';
import { visuallyHidden } from '../theme/visuallyHidden';
import { inTallScript } from '../theme/display';
import { radius, tone } from '../theme/vars';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';

export interface BalanceLabels {
  balance: string;
  /** Name of the toggle button; when pressed, the amount is hidden. */
  hide: string;
  refresh: string;
  /** Read out when the amount may be outdated. */
  stale: string;
  /** Name of the button over the amount, with a panel. */
  parts?: string;
}

export interface BalanceProps extends RootProps<'div'> {
  /** Amount in the currency's smallest unit; `undefined` until the first response. */
  amountMinor: bigint | undefined;
  /** ISO 4217 code. */
  currency: string;
  /** Shows five asterisks instead of the amount; always five, so that they do not reveal its length. */
  isHidden: boolean;
  /** The amount is being refreshed; the previous one stays visible. */
  isBusy?: boolean;
  /** The last refresh failed: the amount stays visible and is marked as possibly outdated. */
  isStale?: boolean;
  /** Panel under the amount, which opens when the amount is pressed: what it consists of. */
  panel?: ReactNode;
  /** Labels in the language of the page. */
  labels: BalanceLabels;
  /** Called when the eye is pressed. */
  onToggleHidden: () => void;
  /** Called to refresh the amount. */
  onRefresh: () => void;
  /** Called when the panel is opened or closed. */
  onTogglePanel?: (isOpen: boolean) => void;
}

/** The member's balance in the header, with buttons to hide and refresh it. Phones show the amount and the eye only. Source: SHL-02. */
export function Balance({
  amountMinor,
  currency,
  isHidden,
  isBusy = false,
  isStale = false,
  panel,
  labels,
  onToggleHidden,
  onRefresh,
  onTogglePanel,
  ...rest
}: BalanceProps) {
  const isUnknown = amountMinor === undefined;
  return (
    <Box {...rest}>
      <dl>
        <dt>
          {labels.balance}
          {isStale && !isUnknown && (
            <span className="stale" title={labels.stale}>
              <Icon name="warning" size={12} />
              <span className="visuallyHidden">{labels.stale}</span>
            </span>
          )}
        </dt>
        <dd aria-live="polite" aria-busy={isUnknown}>
          {isUnknown && <span className="skeleton">–</span>}
          {!isUnknown && isHidden && <span className="hidden">*****</span>}
          {!isUnknown && !isHidden && <Money amountMinor={amountMinor} currency={currency} />}
        </dd>
      </dl>
      {panel && (
        <Popover
          className="parts"
          align="start"
          summary={<span className="visuallyHidden">{labels.parts}</span>}
          onOpen={() => onTogglePanel?.(true)}
          onClose={() => onTogglePanel?.(false)}
        >
          {panel}
        </Popover>
      )}
      <button type="button" aria-label={labels.hide} aria-pressed={isHidden} onClick={onToggleHidden}>
        <Icon name={isHidden ? 'eyeOff' : 'eye'} />
      </button>
      <button
        type="button"
        className="refresh"
        aria-label={labels.refresh}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onRefresh}
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
  [`& dt${inTallScript}`]: { lineHeight: 1.6 },
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
  // The button lies over the amount, whose list of terms it cannot contain.
  '&:has(.parts)': { position: 'relative' },
  '& .parts': { position: 'static' },
  '& .parts > summary': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    insetInlineEnd: 76,
    minBlockSize: 0,
    backgroundColor: 'transparent',
  },
  '& .parts > summary:hover, & .parts[open] > summary': { backgroundColor: 'transparent', boxShadow: `inset 0 -2px ${tone.action}` },
  '& .stale': { position: 'relative', display: 'grid', color: tone.actionText },
  '& .visuallyHidden': visuallyHidden,
  '& .skeleton': { inlineSize: 72, marginBlock: 3, borderRadius: 5, lineHeight: '14px', color: 'transparent', backgroundColor: tone.line },
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
    '& .parts > summary': { insetInlineEnd: 44 },
    // As wide as the screen: under the amount it would not fit beside the account.
    '& .parts > .panel': { position: 'fixed', insetInline: 12, insetBlockStart: 66, maxInlineSize: 'none' },
  },
  [media.narrow]: { paddingInline: '8px 0', '& dl': { marginInlineEnd: 0 }, '& dd': { fontSize: 13 }, '& button': { inlineSize: 32 } },
}));
