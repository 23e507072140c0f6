import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import { control } from '../theme/control';
import { media, size } from '../theme/layout';
import { radius } from '../theme/tokens';
import { elevation, tone } from '../theme/vars';
import { freePlace, type Place } from './freePlace';

export interface PopupCardProps {
  /** What it is about; names the message. */
  title: string;
  /** The message. */
  children: ReactNode;
  /** Closed by its button, by Escape from inside, and by the first scroll or press beside it. */
  onClose: () => void;
  /** Its words, in the language of the page. */
  labels: { close: string };
}

/**
 * A message in one slim bar. Nobody asked for it, so it takes neither the focus nor the place of anything that can be pressed: it stands
 * below the header or at the foot of the window, and where neither place is free it is not shown. Source: LOB-10.
 */
export function PopupCard({ title, children, onClose, labels }: PopupCardProps) {
  const id = useId();
  const bar = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState<Place>('start');
  useLayoutEffect(() => {
    if (bar.current) setPlace(freePlace(bar.current));
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
    // By a key.
    addEventListener('click', onPress, listen);
    return () => stop.abort();
  }, []);
  return (
    <Bar
      ref={bar}
      open
      data-place={place}
      aria-labelledby={id}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what does not fit is scrolled, from the keyboard too */}
      <section className="content" tabIndex={0} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children}
      </section>
      <button type="button" className="icon" aria-label={labels.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </Bar>
  );
}

/** A page that settles moves by less, in CSS pixels. */
const SCROLLED = 8;

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
  '& h2': { display: 'inline', margin: 0, marginInlineEnd: 8, fontSize: 14, fontWeight: 700, lineHeight: 1.45, overflowWrap: 'anywhere' },
  // Three lines, and the rest by scrolling.
  '& .content': { maxBlockSize: '4.35em', paddingBlock: 7, overflowY: 'auto', fontSize: 14, lineHeight: 1.45 },
  '& .content > div, & .content p': { display: 'inline', margin: 0, lineHeight: 'inherit' },
  '& > .icon': { flex: 'none' },
  [media.phone]: {
    '&[data-place="start"]': { insetBlockStart: size.headerPhone + 8 },
    '&[data-place="end"]': { insetBlockEnd: `calc(${size.bottomBar + 10}px + env(safe-area-inset-bottom))` },
  },
});
