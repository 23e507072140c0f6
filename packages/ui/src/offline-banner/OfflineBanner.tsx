import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import { media, size } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { elevation, radius, tone } from '../theme/vars';

export interface OfflineBannerProps extends RootProps<'output'> {
  /** `back` announces for a while that the connection is restored. */
  state: 'online' | 'offline' | 'back';
  /** Labels in the language of the page. */
  labels: { offline: string; back: string };
  /** The retry button; omitted while a retry is running. */
  retry?: { label: string; onRetry: () => void } | undefined;
}

/** Reports a lost connection over the page without moving it. The live region exists even when empty, for screen readers. */
export function OfflineBanner({ state, labels, retry, ...rest }: OfflineBannerProps) {
  return (
    <Place {...rest}>
      {state !== 'online' && (
        <div className="banner" data-state={state}>
          <Icon name={state === 'offline' ? 'offline' : 'check'} size={18} />
          <span>{labels[state]}</span>
          {state === 'offline' && retry && (
            <button type="button" onClick={retry.onRetry}>
              {retry.label}
            </button>
          )}
        </div>
      )}
    </Place>
  );
}

const Place = styled('output')({
  position: 'fixed',
  zIndex: 1200,
  insetBlockStart: size.header + 12,
  insetInline: 16,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '& .banner': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 44,
    paddingBlock: 4,
    paddingInline: '16px 8px',
    borderRadius: radius.tile,
    backgroundColor: tone.overlay,
    color: tone.text,
    fontWeight: 600,
    boxShadow: `${elevation.floating}, inset 0 0 0 1px ${tone.line}`,
    pointerEvents: 'auto',
  },
  '& .banner > span': { paddingInlineEnd: 8 },
  '& .banner > svg': { flex: 'none', color: tone.actionText },
  '& [data-state="back"] > svg': { color: tone.good },
  '& button': {
    minBlockSize: 36,
    paddingInline: 12,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    font: 'inherit',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    color: tone.actionText,
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: tone.hover },
  [media.phone]: { insetBlockStart: size.headerPhone + 8, '& button': { minBlockSize: 44 } },
});
