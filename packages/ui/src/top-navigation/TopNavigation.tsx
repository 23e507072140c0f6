import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link, type LinkProps } from '../link/Link';
import type { RootProps } from '../theme/RootProps';
import { radius, tone } from '../theme/vars';

export interface TopNavigationEntry {
  href: string;
  label: string;
}

export interface TopNavigationProps extends RootProps<'nav'>, Pick<LinkProps, 'onNavigate'> {
  /** Name of the landmark. */
  label: string;
  /** Categories in order. */
  items: readonly TopNavigationEntry[];
  /** Number of entries still loading, shown as skeletons. @default 0 */
  skeletons?: number | undefined;
  /** Address of the current page; its entry is scrolled into view. */
  current: string;
}

/** Categories in one line, while the side menu is closed. Overflow scrolls horizontally. Source: SHL-03. */
export function TopNavigation({ label, items, skeletons = 0, current, onNavigate, ...rest }: TopNavigationProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector(`a[href="${CSS.escape(current)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <Row {...rest} aria-label={label}>
      <ul ref={list} aria-busy={skeletons > 0 || undefined}>
        {items.map(({ href, label: name }) => (
          <li key={href}>
            <Link href={href} aria-current={href === current ? 'page' : undefined} onNavigate={onNavigate}>
              {name}
            </Link>
          </li>
        ))}
        {Array.from({ length: skeletons }, (_, place) => (
          <li key={place} className="skeleton" aria-hidden="true" />
        ))}
      </ul>
    </Row>
  );
}

const fadesOut = 'linear-gradient(var(--toward-end), black calc(100% - 40px), transparent)';
const more = keyframes({ 'from, 99%': { maskImage: fadesOut }, to: { maskImage: 'none' } });

const Row = styled('nav')({
  minInlineSize: 0,
  '--toward-end': '90deg',
  '[dir="rtl"] &': { '--toward-end': '270deg' },
  // At the end of the scroll range, or without overflow, nothing fades.
  '@supports (animation-timeline: scroll())': { '& ul': { animation: `${more} linear both`, animationTimeline: 'scroll(self inline)' } },
  '& ul': {
    position: 'relative',
    display: 'flex',
    margin: 0,
    padding: 0,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    listStyle: 'none',
  },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    blockSize: 'var(--row-size, 68px)',
    paddingInline: 5,
    fontSize: 13.5,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: tone.muted,
  },
  '& .skeleton': {
    flex: 'none',
    alignSelf: 'center',
    inlineSize: 56,
    blockSize: 14,
    marginInline: 5,
    borderRadius: radius.chip,
    backgroundColor: tone.line,
  },
  '& a:hover, & a[aria-current]': { color: tone.text },
  '& a:focus-visible': { outlineOffset: -4 },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 5,
    insetBlockEnd: 0,
    blockSize: 3,
    borderStartStartRadius: 3,
    borderStartEndRadius: 3,
    backgroundColor: tone.actionText,
  },
});
