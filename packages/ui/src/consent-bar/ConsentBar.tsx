import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link } from '../link/Link';
import { control } from '../theme/control';
import { media, size } from '../theme/layout';
import { radius } from '../theme/tokens';
import { elevation, tone } from '../theme/vars';

export interface ConsentBarProps {
  /** What is asked, in a sentence or two. */
  text: string;
  /** Where it is said in full. */
  more: { label: string; href: string };
  /** Its words, in the language of the page. */
  labels: { region: string; agree: string; refuse: string };
  /** Somebody asked for it: it takes the focus, and gives it back. */
  hasFocus?: boolean | undefined;
  /** A link in the bar was pressed; follows it without loading the page anew. */
  onNavigate?: ((href: string) => void) | undefined;
  /** The answer is yes. */
  onAgree: () => void;
  /** The answer is no. */
  onRefuse: () => void;
}

/** Asks whether something may be kept or sent. Both answers weigh the same, and the page goes on without one. */
export function ConsentBar({ text, more, labels, hasFocus = false, onNavigate, onAgree, onRefuse }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!hasFocus) return undefined;
    const before = document.activeElement;
    bar.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [hasFocus]);
  return (
    <Bar ref={bar} aria-label={labels.region} tabIndex={hasFocus ? -1 : undefined}>
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
