import { styled } from '@mui/material/styles';
import { keyframes } from '@emotion/react';
import { Icon } from '../icons/Icon';
import { control } from '../theme/control';
import { motion } from '../theme/tokens';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface LoadMoreProps extends RootProps<'div'> {
  /** Number of items shown; 0 to `total`. */
  shown: number;
  /** Total number of items. */
  total: number;
  /** Text for the numbers: '24 of 311 shown'. Announced when it changes. */
  status: string;
  /** The next items are loading. */
  isBusy?: boolean;
  /** Error message of the last attempt; the button then retries. */
  failure?: string | undefined;
  /** Labels in the language of the page. */
  labels: { more: string; retry: string; less?: string };
  /** Called to load the next items, also to retry. */
  onMore: () => void;
  /** Collapses the list to its first page; omitted while only that is shown. */
  onLess?: (() => void) | undefined;
}

/** Footer of a growing list: the number of items shown, and a button to load more. */
export function LoadMore({ shown, total, status, isBusy = false, failure, labels, onMore, onLess, ...rest }: LoadMoreProps) {
  const hasMore = shown < total;
  return (
    <Foot {...rest} aria-busy={isBusy}>
      <output suppressHydrationWarning>{status}</output>
      <svg className="course" viewBox="0 0 160 4" width={160} height={4} aria-hidden="true">
        <rect className="bed" width={160} height={4} rx={2} />
        <rect width={total > 0 ? Math.max(4, (160 * shown) / total) : 0} height={4} rx={2} />
      </svg>
      {failure && (
        <p className="failure" role="alert">
          <Icon name="warning" size={16} />
          {failure}
        </p>
      )}
      {(hasMore || onLess) && (
        <div className="acts">
          {hasMore && (
            <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onMore}>
              {isBusy && <span className="ring" />}
              {failure ? labels.retry : labels.more}
            </button>
          )}
          {onLess && (
            <button type="button" className="button" onClick={onLess}>
              {labels.less}
            </button>
          )}
        </div>
      )}
    </Foot>
  );
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Foot = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  containerType: 'inline-size',
  textAlign: 'center',
  ...control,
  '& p': { margin: 0 },
  '& output': { fontSize: 13, fontVariantNumeric: 'tabular-nums', color: tone.faint },
  '& .course': { fill: tone.actionText, overflow: 'visible' },
  '& .bed': { fill: tone.line },
  '[dir="rtl"] & .course': { transform: 'scaleX(-1)' },
  // At the end of a row of cards, which it must not make higher.
  '@container (max-width: 240px)': { '& .course': { display: 'none' }, '& output': { fontSize: 12 } },
  '& .failure': { display: 'flex', alignItems: 'center', gap: 8, fontSize: 13, fontWeight: 600, color: tone.bad },
  '& .failure svg': { flex: 'none' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 10, marginBlockStart: 4 },
  '& .button': { ...control['& .button'], minBlockSize: 44, minInlineSize: 132, whiteSpace: 'normal' },
  '& .button[aria-disabled]': { color: tone.muted, cursor: 'progress' },
  '& .ring': {
    inlineSize: 16,
    blockSize: 16,
    flex: 'none',
    borderRadius: '50%',
    border: `2px solid ${tone.edge}`,
    borderBlockStartColor: tone.actionText,
    animation: `${turn} ${motion.slideMs}ms linear infinite`,
  },
});
