import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from '../link/Link';
import { control } from '../theme/control';
import { media, size } from '../theme/layout';
import { elevation, radius, tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface ConsentBarProps extends RootProps<'section'> {
  /** The question, in a sentence or two. */
  text: string;
  /** Link to the full text. */
  more: { label: string; href: string };
  /** Labels in the language of the page. */
  labels: { region: string; agree: string; refuse: string };
  /** Opened on request: it takes the focus and returns it afterwards. */
  hasFocus?: boolean | undefined;
  /** Called for a link in the bar; navigates without reloading the page. */
  onNavigate?: ((href: string) => void) | undefined;
  /** Called when the visitor agrees. */
  onAgree: () => void;
  /** Called when the visitor refuses. */
  onRefuse: () => void;
}

/**
 * Asks for consent to store or send data. Both answers look the same, and the page works without one: it reserves space at its end, and
 * `--covered-size` holds the covered height of the window, so that no control of the page is hidden. Source: SHL-10.
 */
export function ConsentBar({ text, more, labels, hasFocus = false, onNavigate, onAgree, onRefuse, ref, ...rest }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  const handle = useForkRef(bar, ref);
  useRoomFor(bar);
  useEffect(() => {
    if (!hasFocus) return undefined;
    const before = document.activeElement;
    bar.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [hasFocus]);
  return (
    <Bar {...rest} ref={handle} aria-label={labels.region} tabIndex={hasFocus ? -1 : undefined}>
      <p>
        {text}{' '}
        <Link href={more.href} onNavigate={onNavigate}>
          {more.label}
        </Link>
      </p>
      <div>
        <button type="button" className="button" onClick={onRefuse}>
          {labels.refuse}
        </button>
        <button type="button" className="button" onClick={onAgree}>
          {labels.agree}
        </button>
      </div>
    </Bar>
  );
}

/** Space between the bar and the focused element. */
const GAP_PX = 8;

/** Adds scroll padding, so that the focused element and the end of the page can be scrolled clear of the bar. */
function useRoomFor(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { documentElement: root, body } = document;
    const keepRoom = () => {
      const covered = `${innerHeight - (bar.current?.getBoundingClientRect().top ?? innerHeight) + GAP_PX}px`;
      root.style.setProperty('--covered-size', covered);
      root.style.scrollPaddingBlockEnd = covered;
      body.style.paddingBlockEnd = covered;
    };
    const watch = new ResizeObserver(keepRoom);
    if (bar.current) watch.observe(bar.current);
    addEventListener('resize', keepRoom);
    return () => {
      watch.disconnect();
      removeEventListener('resize', keepRoom);
      root.style.removeProperty('--covered-size');
      root.style.scrollPaddingBlockEnd = '';
      body.style.paddingBlockEnd = '';
    };
  }, [bar]);
}

const Bar = styled('section')({
  ...control,
  position: 'fixed',
  zIndex: 40,
  insetBlockEnd: 20,
  insetInline: 20,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  maxInlineSize: 760,
  marginInline: 'auto',
  padding: '14px 16px 14px 20px',
  borderRadius: radius.tile,
  backgroundColor: tone.overlay,
  color: tone.text,
  boxShadow: `${elevation.floating}, inset 0 0 0 1px ${tone.line}`,
  '& p': { flex: '1 1 320px', margin: 0, fontSize: 14, lineHeight: 1.5, color: tone.muted },
  '& a': { color: tone.actionText, fontWeight: 650, textUnderlineOffset: 3 },
  '& > div': { display: 'flex', gap: 10 },
  [media.phone]: {
    insetBlockEnd: size.bottomBar + 12,
    insetInline: 12,
    '& > div': { inlineSize: '100%' },
    '& .button': { flex: 1, minBlockSize: 44 },
  },
});
