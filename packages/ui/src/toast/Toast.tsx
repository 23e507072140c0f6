import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { IconName } from '../icons/glyphs';
import { Icon } from '../icons/Icon';
import { media } from '../theme/layout';
import { motion } from '../theme/tokens';
import { elevation, radius, tone } from '../theme/vars';

export type ToastLook = 'plain' | 'good' | 'bad';

export interface ToastMessage {
  id: string;
  text: string;
  /** `bad` is announced immediately and stays. @default 'plain' */
  look?: ToastLook | undefined;
  /** One action, such as undo. */
  action?: { label: string; onAct: () => void } | undefined;
}

export interface ToastProps extends ToastMessage {
  stayMs: number;
  /** True while the timer is paused. */
  isHeld: boolean;
  dismissLabel: string;
  onDismiss: (id: string, hadFocus: boolean) => void;
}

const icons = { plain: 'info', good: 'check', bad: 'warning' } satisfies Record<ToastLook, IconName>;

/** A message of `Toasts`. Escape dismisses the focused one. */
export function Toast({ id, text, look = 'plain', action, stayMs, isHeld, dismissLabel, onDismiss }: ToastProps) {
  const item = useRef<HTMLLIElement>(null);
  const leftMs = useRef(action ? stayMs * 2 : stayMs);
  const dismiss = () => onDismiss(id, item.current?.contains(document.activeElement) ?? false);
  const whenOver = useRef(dismiss);
  useEffect(() => {
    whenOver.current = dismiss;
  });

  useEffect(() => {
    if (isHeld || look === 'bad') return undefined;
    const startedMs = performance.now();
    const timer = setTimeout(() => whenOver.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedMs;
    };
  }, [isHeld, look]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any of its buttons
    <Message ref={item} data-toast={id} data-look={look} onKeyDown={({ key }) => key === 'Escape' && dismiss()}>
      <Icon name={icons[look]} />
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="act"
          onClick={() => {
            action.onAct();
            dismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="dismiss" aria-label={dismissLabel} onClick={dismiss}>
        <Icon name="close" size={16} />
      </button>
    </Message>
  );
}

const Message = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 10,
  minBlockSize: 52,
  paddingBlock: 8,
  paddingInline: '14px 8px',
  borderRadius: radius.tile,
  backgroundColor: tone.overlay,
  color: tone.text,
  fontWeight: 550,
  boxShadow: `${elevation.floating}, inset 0 0 0 1px ${tone.line}`,
  pointerEvents: 'auto',
  animation: `marquee-toast ${motion.liftMs}ms ${motion.ease}`,
  '@keyframes marquee-toast': { from: { opacity: 0, transform: 'translateY(12px)' } },
  '& > svg': { color: tone.info },
  '&[data-look="good"] > svg': { color: tone.good },
  '&[data-look="bad"] > svg': { color: tone.bad },
  '& > span': { paddingBlock: 4, overflowWrap: 'anywhere' },
  '& button': {
    minBlockSize: 36,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: tone.hover },
  '& .act': { paddingInline: 10, fontWeight: 700, color: tone.actionText },
  '& .dismiss': { gridColumn: 4, display: 'grid', placeItems: 'center', inlineSize: 36, padding: 0, color: tone.muted },
  [media.phone]: { '& button': { minBlockSize: 44 }, '& .dismiss': { inlineSize: 44 } },
  [media.narrow]: { '& .act': { gridArea: '2 / 2', justifySelf: 'start', paddingInline: 0 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});
