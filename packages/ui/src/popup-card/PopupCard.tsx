import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import { control } from '../theme/control';
import { media, size } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { elevation, radius, tone } from '../theme/vars';
import { freePlace, type Place } from './freePlace';

export interface PopupCardProps extends Omit<RootProps<'dialog'>, 'title'> {
  /** Title and accessible name of the message. */
  title: ReactNode;
  /** The message. */
  children: ReactNode;
  /** Language and direction of title and message, where they are not those of the page. */
  saidIn?: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
  /** False renders nothing. @default true */
  isOpen?: boolean | undefined;
  /** Called when closed by its button, by Escape inside it, or by the first scroll or press outside. */
  onClose: () => void;
  /** Labels in the language of the page. */
  labels: { close: string };
}

/**
 * A message in one slim bar. It takes no focus and covers no control: it is shown below the header or at the bottom of the window, and not
 * at all when neither position is free. Source: LOB-10.
 */
export function PopupCard({ isOpen = true, ...card }: PopupCardProps) {
  return isOpen && <OpenCard {...card} />;
}

function OpenCard({ title, children, saidIn, onClose, labels, ref, onKeyDown, ...rest }: Omit<PopupCardProps, 'isOpen'>) {
  const id = useId();
  const bar = useRef<HTMLDialogElement>(null);
  const handle = useForkRef(bar, ref);
  const [place, setPlace] = useState<Place>('start');
  useLayoutEffect(() => {
    const own = bar.current;
    if (!own) return undefined;
    const settle = () => setPlace(freePlace(own));
    settle();
    // Its text may load later than the bar.
    const growing = new ResizeObserver(settle);
    growing.observe(own);
    return () => growing.disconnect();
  }, []);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const from = window.scrollY;
    const stop = new AbortController();
    const listen = { capture: true, passive: true, signal: stop.signal };
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && bar.current?.contains(target))) close();
    };
    addEventListener('scroll', () => Math.abs(window.scrollY - from) > SCROLLED && close(), listen);
    addEventListener('pointerdown', onPress, listen);
    // For presses by keyboard.
    addEventListener('click', onPress, listen);
    return () => stop.abort();
  }, []);
  return (
    <Bar
      {...rest}
      ref={handle}
      open
      data-place={place}
      aria-labelledby={id}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape') onClose();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what does not fit is scrolled, from the keyboard too */}
      <section {...saidIn} className="content" tabIndex={0} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children}
      </section>
      <button type="button" className="icon" aria-label={labels.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </Bar>
  );
}

/** Scroll distance in CSS pixels; layout shifts of a loading page are smaller. */
const SCROLLED = 8;
/** Line height. */
const LINE_PX = 20;

const fade = keyframes({
  'from, 90%': { maskImage: `linear-gradient(#000 calc(100% - ${LINE_PX}px), transparent)` },
  to: { maskImage: 'none' },
});

const Bar = styled('dialog')({
  position: 'fixed',
  zIndex: 40,
  inset: 'auto',
  insetInline: 16,
  display: 'flex',
  alignItems: 'start',
  gap: 12,
  boxSizing: 'border-box',
  inlineSize: 'fit-content',
  maxInlineSize: 'min(720px, calc(100% - 32px))',
  margin: 0,
  marginInline: 'auto',
  padding: '8px 8px 8px 18px',
  border: 0,
  borderRadius: radius.tile,
  color: tone.text,
  backgroundColor: tone.overlay,
  boxShadow: `${elevation.floating}, inset 0 0 0 1px ${tone.line}`,
  ...control,
  '&[data-place="start"]': { insetBlockStart: size.header + 10 },
  '&[data-place="end"]': { insetBlockEnd: 20 },
  '&[data-place="none"]': { visibility: 'hidden' },
  '& h2': {
    display: 'inline',
    margin: 0,
    marginInlineEnd: 8,
    fontSize: 14,
    fontWeight: 700,
    lineHeight: 'inherit',
    overflowWrap: 'anywhere',
  },
  // Three whole lines. Longer text fades at its end until it is scrolled to the end.
  '& .content': {
    boxSizing: 'content-box',
    maxBlockSize: 3 * LINE_PX,
    alignSelf: 'center',
    overflowY: 'auto',
    fontSize: 14,
    lineHeight: `${LINE_PX}px`,
    '@supports (animation-timeline: scroll())': { animation: `${fade} linear`, animationTimeline: 'scroll(self)' },
  },
  '& .content > div, & .content p': { display: 'inline', margin: 0, lineHeight: 'inherit' },
  // Separates inline paragraphs with a space.
  '& .content p + p::before': { content: '" "' },
  '& > .icon': { flex: 'none' },
  [media.phone]: {
    '&[data-place="start"]': { insetBlockStart: size.headerPhone + 8 },
    '&[data-place="end"]': { insetBlockEnd: `calc(${size.bottomBar + 10}px + env(safe-area-inset-bottom))` },
  },
});
