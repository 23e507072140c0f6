import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icons/Icon';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { radius, tone } from '../theme/vars';

export interface MarqueeNotice {
  id: string | number;
  title: ReactNode;
  /** After the title, less prominent. */
  text?: string | undefined;
}

export interface NoticeMarqueeProps extends RootProps<'section'> {
  /** Notices in order. */
  items: readonly MarqueeNotice[];
  /** Formatted number of unread notices; omitted, no count is shown. */
  unread?: string | undefined;
  /** Labels in the language of the page. */
  labels: { region: string; pause: string; play: string };
  /** Called to open a notice; omitted, notices are plain text. */
  onOpen?: ((notice: MarqueeNotice) => void) | undefined;
  /** Button for all notices. Hidden on phones. */
  all?: { label: string; onPress: () => void } | undefined;
  /** Direction of the notices, which are read as they move. @default that of the page */
  textDirection?: 'ltr' | 'rtl' | undefined;
  /** Starts moving only on request. @default false */
  isStill?: boolean;
}

/** A marquee of notices. It stops on hover, on focus, when paused, and with reduced motion, where it can be scrolled. */
export function NoticeMarquee({ items, unread, labels, onOpen, all, textDirection, isStill = false, ...rest }: NoticeMarqueeProps) {
  const [isPaused, setPaused] = useState(isStill);
  const line = items.map((notice) => {
    const inside = (
      <>
        <b>{notice.title}</b>
        {notice.text && ` · ${notice.text}`}
      </>
    );
    return (
      <li key={notice.id}>
        {onOpen ? (
          <button type="button" className="notice" onClick={() => onOpen(notice)}>
            {inside}
          </button>
        ) : (
          inside
        )}
      </li>
    );
  });
  return (
    <Lip {...rest} aria-label={labels.region} data-paused={isPaused}>
      <span className="label">
        <Icon name="notice" />
        <b>{labels.region}</b>
        {unread && <span className="count">{unread}</span>}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without motion it is pushed along, from the keyboard too */}
      <div className="window" dir={textDirection} tabIndex={onOpen ? undefined : 0}>
        <div className="run">
          <ul>{line}</ul>
          <ul aria-hidden="true" inert>
            {line}
          </ul>
        </div>
      </div>
      <button type="button" className="pause" aria-label={isPaused ? labels.play : labels.pause} onClick={() => setPaused(!isPaused)}>
        <Icon name={isPaused ? 'play' : 'pause'} size={16} />
      </button>
      {all && (
        <button type="button" className="all" onClick={all.onPress}>
          {all.label}
        </button>
      )}
    </Lip>
  );
}

const run = keyframes({ to: { transform: 'translateX(calc(-50% * var(--forward)))' } });

const Lip = styled('section')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  blockSize: 50,
  paddingInline: '22px 8px',
  color: tone.onArt,
  backgroundColor: tone.sign,
  '--forward': 1,
  '[dir="rtl"] &, & .window[dir="rtl"]': { '--forward': -1 },
  '& .window[dir="ltr"]': { '--forward': 1 },
  '& .label': { display: 'flex', alignItems: 'center', gap: 10, flex: 'none', whiteSpace: 'nowrap' },
  '& .label svg': { color: tone.signAction },
  '& .label b': { fontWeight: 700 },
  '& .count': {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: 20,
    blockSize: 20,
    boxSizing: 'border-box',
    paddingInline: 6,
    borderRadius: 10,
    backgroundColor: tone.hot,
    color: tone.onHot,
    fontSize: 12,
    fontWeight: 700,
  },
  '& .window': {
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    containerType: 'inline-size',
    maskImage: 'linear-gradient(to right, transparent, black 28px, black calc(100% - 48px), transparent)',
  },
  '& .run': { display: 'flex', inlineSize: 'max-content', animation: `${run} 48s linear infinite` },
  '& .window:is(:hover, :focus-within, :focus) .run, &[data-paused="true"] .run': { animationPlayState: 'paused' },
  // A few short notices still fill the window, or their copy would be visible beside them.
  '& ul': {
    display: 'flex',
    minInlineSize: '100cqi',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    whiteSpace: 'nowrap',
    color: tone.onArtMuted,
  },
  '& li': { paddingInline: '24px 20px', lineHeight: '50px' },
  '& li b': { fontWeight: 600, color: tone.onArt },
  '& button': {
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    font: 'inherit',
    color: tone.onArtMuted,
    cursor: 'pointer',
  },
  '& .notice': { minBlockSize: 32, lineHeight: 1.4, borderRadius: radius.chip },
  '& .notice:hover': { textDecoration: 'underline' },
  '& .pause': { display: 'grid', placeItems: 'center', flex: 'none', inlineSize: 40, blockSize: 40 },
  '& .pause:hover': { color: tone.onArt, backgroundColor: tone.signLine },
  '& .all': { flex: 'none', minBlockSize: 40, paddingInline: 10, fontWeight: 700, color: tone.signAction },
  '& .all:hover': { backgroundColor: tone.signLine },
  '& :focus-visible': { outlineColor: tone.onArt, outlineOffset: -2 },
  '@media (prefers-reduced-motion: reduce)': {
    '& .run': { animation: 'none' },
    '& .window': { overflowX: 'auto', scrollbarWidth: 'none' },
    '& ul + ul, & .pause': { display: 'none' },
  },
  [media.phone]: {
    blockSize: 48,
    gap: 4,
    paddingInline: '16px 4px',
    '& .label b, & .all': { display: 'none' },
    '& li': { lineHeight: '48px' },
  },
});
