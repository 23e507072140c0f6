import Button from '@mui/material/Button';
import Modal, { type ModalProps } from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { display } from '../theme/display';
import { media } from '../theme/layout';
import { motion } from '../theme/tokens';
import { elevation, radius, tone } from '../theme/vars';

export interface TourStep {
  /** Returns the part of the page that the step is about; null or a hidden part shows the step in the middle of the page. */
  target: () => Element | null;
  title: string;
  text: string;
}

export interface TourProps extends Omit<ModalProps, 'open' | 'onClose' | 'children' | 'hideBackdrop'> {
  /** Steps in their order; at least one. */
  items: readonly TourStep[];
  /** Labels in the language of the page. */
  labels: {
    /** Says which step this is, of how many. */
    progress: (step: number, steps: number) => string;
    next: string;
    back: string;
    /** Ends the tour before its last step. */
    skip: string;
    /** Ends the tour after its last step. */
    done: string;
  };
  /** Called when the tour ends: at its last step, by the skip button or by Escape. */
  onClose: () => void;
  /** @default true */
  isOpen?: boolean;
}

/** Leads through the parts of a page, one after the other: the part stands in light, a card beside it explains it. */
export function Tour({ items, labels, onClose, isOpen = true, ...rest }: TourProps) {
  const id = useId();
  return (
    <Frame
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- MUI's modal is a div that keeps the focus
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      open={isOpen}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      hideBackdrop
    >
      <Stage id={id} items={items} labels={labels} onClose={onClose} />
    </Frame>
  );
}

interface StageProps extends Pick<TourProps, 'items' | 'labels' | 'onClose'> {
  /** Prefix of the ids of title and text. */
  id: string;
  ref?: Ref<HTMLDivElement>;
}

/** The part in light and its card. Rendered by the modal, so that it begins at the first step whenever the tour opens. */
function Stage({ id, items, labels, onClose, ref, ...rest }: StageProps) {
  const [at, setAt] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const handle = useForkRef(stage, ref);
  const forward = useRef<HTMLButtonElement>(null);
  const step = items[Math.min(at, items.length - 1)];
  const isLast = at >= items.length - 1;

  useEffect(() => {
    if (!step || !stage.current) return undefined;
    forward.current?.focus();
    return follow(step.target(), stage.current);
  }, [step]);

  return (
    <div {...rest} ref={handle} className="stage" data-place="middle">
      <div className="spot" />
      <div className="card">
        <p className="progress">{labels.progress(at + 1, items.length)}</p>
        <div aria-live="polite">
          <h2 id={`${id}-title`}>{step?.title}</h2>
          <p id={`${id}-text`}>{step?.text}</p>
        </div>
        <div className="acts">
          {!isLast && (
            <Button size="small" color="inherit" onClick={onClose}>
              {labels.skip}
            </Button>
          )}
          <span className="gap" />
          {at > 0 && (
            <Button size="small" variant="outlined" onClick={() => setAt(at - 1)}>
              {labels.back}
            </Button>
          )}
          <Button ref={forward} size="small" variant="contained" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {isLast ? labels.done : labels.next}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Room that the card needs beside the part. */
const CARD_PX = 230;
const AROUND_PX = 6;

/** Keeps the light on a part of the page while the page scrolls and changes its size. Returns what ends it. */
function follow(target: Element | null, stage: HTMLElement): () => void {
  target?.scrollIntoView({ block: 'center' });
  const place = () => {
    const box = target?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) {
      stage.dataset['place'] = 'middle';
      return;
    }
    const isMirrored = getComputedStyle(stage).direction === 'rtl';
    const lengths = {
      '--spot-block': box.top - AROUND_PX,
      '--spot-inline': (isMirrored ? window.innerWidth - box.right : box.left) - AROUND_PX,
      '--spot-width': box.width + 2 * AROUND_PX,
      '--spot-height': box.height + 2 * AROUND_PX,
    };
    for (const [name, px] of Object.entries(lengths)) stage.style.setProperty(name, `${px}px`);
    stage.dataset['place'] = window.innerHeight - box.bottom > CARD_PX ? 'below' : 'above';
  };
  const watching = new ResizeObserver(place);
  watching.observe(document.documentElement);
  if (target) watching.observe(target);
  window.addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    watching.disconnect();
    window.removeEventListener('scroll', place, { capture: true });
  };
}

const Frame = styled(Modal)({
  '& .stage': { position: 'fixed', inset: 0, outline: 'none' },
  '& .stage[data-place="middle"]': { display: 'grid', placeItems: 'center', backgroundColor: tone.scrim },
  '& .stage[data-place="middle"] > .spot': { display: 'none' },
  '& .spot': {
    position: 'absolute',
    insetBlockStart: 'var(--spot-block)',
    insetInlineStart: 'var(--spot-inline)',
    inlineSize: 'var(--spot-width)',
    blockSize: 'var(--spot-height)',
    borderRadius: radius.control,
    outline: `2px solid ${tone.action}`,
    boxShadow: `0 0 0 100vmax ${tone.scrim}`,
    transition: `all ${motion.liftMs}ms ${motion.ease}`,
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    '@media (forced-colors: active)': { outlineColor: 'Highlight' },
  },
  '& .card': {
    display: 'grid',
    gap: 10,
    inlineSize: 'min(360px, calc(100% - 32px))',
    padding: '18px 20px 16px',
    border: `1px solid ${tone.line}`,
    borderRadius: radius.dialog,
    backgroundColor: tone.surface,
    color: tone.text,
    boxShadow: elevation.floating,
  },
  '& .stage:not([data-place="middle"]) > .card': {
    position: 'absolute',
    insetInlineStart: 'clamp(16px, var(--spot-inline), calc(100% - min(360px, 100% - 32px) - 16px))',
  },
  '& [data-place="below"] > .card': { insetBlockStart: 'calc(var(--spot-block) + var(--spot-height) + 14px)' },
  '& [data-place="above"] > .card': { insetBlockEnd: 'calc(100% - var(--spot-block) + 14px)' },
  [media.compact]: {
    '& [data-place="below"] > .card': { insetBlock: 'auto 16px', insetInlineStart: 16 },
    '& [data-place="above"] > .card': { insetBlock: '16px auto', insetInlineStart: 16 },
  },
  '& .progress': { margin: 0, color: tone.muted, fontSize: 13 },
  '& h2': { margin: 0, ...display, fontSize: 22, lineHeight: 1.15, textWrap: 'balance', overflowWrap: 'anywhere' },
  '& h2 + p': { margin: 0, marginBlockStart: 6, fontSize: 15, lineHeight: 1.5, color: tone.muted, textWrap: 'pretty' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', marginBlockStart: 4 },
  '& .gap': { flex: 1 },
});
