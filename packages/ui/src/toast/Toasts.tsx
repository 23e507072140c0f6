import { styled } from '@mui/material/styles';
import { type FocusEvent, useRef, useState } from 'react';
import { media, size } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { Toast, type ToastMessage } from './Toast';

export interface ToastsProps extends RootProps<'section'> {
  /** Oldest first. Those beyond `most` are queued. */
  items: readonly ToastMessage[];
  /** Labels in the language of the page. */
  labels: {
    /** Name of the region. */
    region: string;
    dismiss: string;
  };
  /** Called with the id when a message is closed or has expired. */
  onClose: (id: string) => void;
  /** Maximum number shown at once. @default 3 */
  most?: number;
  /** Duration in milliseconds; doubled with an action, and unlimited for a failure. @default 6000 */
  stayMs?: number;
}

/** Region for short messages. Their timers pause on hover and focus. */
export function Toasts({
  items,
  labels,
  onClose,
  most = 3,
  stayMs = 6000,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: ToastsProps) {
  const [isHeld, setHeld] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);

  const enter = (event: FocusEvent<HTMLElement>) => {
    onFocus?.(event);
    const { currentTarget, relatedTarget } = event;
    setHeld(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };
  const dismiss = (id: string, hadFocus: boolean) => {
    onClose(id);
    setHeld(false);
    if (hadFocus) cameFrom.current?.focus();
  };

  const shown = items.slice(0, most);
  const list = (politeness: 'polite' | 'assertive', isHere: (toast: ToastMessage) => boolean) => (
    <ol aria-live={politeness} aria-relevant="additions">
      {shown.filter(isHere).map((toast) => (
        <Toast key={toast.id} {...toast} stayMs={stayMs} isHeld={isHeld} dismissLabel={labels.dismiss} onDismiss={dismiss} />
      ))}
    </ol>
  );

  return (
    <Place
      {...rest}
      aria-label={labels.region}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        setHeld(true);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        setHeld(false);
      }}
      onFocus={enter}
      onBlur={leave}
    >
      {list('assertive', ({ look }) => look === 'bad')}
      {list('polite', ({ look }) => look !== 'bad')}
    </Place>
  );
}

const Place = styled('section')({
  position: 'fixed',
  zIndex: 1400,
  insetBlockEnd: 24,
  insetInlineEnd: 24,
  display: 'grid',
  gap: 10,
  inlineSize: 'min(400px, calc(100% - 32px))',
  pointerEvents: 'none',
  '& ol': { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  '& ol:empty': { display: 'none' },
  [media.phone]: { insetInline: 16, insetBlockEnd: `calc(${size.bottomBar + 12}px + env(safe-area-inset-bottom))` },
});
