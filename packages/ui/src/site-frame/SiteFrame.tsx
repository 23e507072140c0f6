import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media, size } from '../theme/layout';
import { unseen } from '../theme/unseen';
import { radius } from '../theme/tokens';
import { tone } from '../theme/vars';

export interface SiteFrameProps {
  /** The `SiteHeader` of the page. */
  header: ReactNode;
  /** The side menu; narrower than 1024 px it is opened as a drawer. */
  menu: ReactNode;
  /** Whether the menu is wide, or a rail of glyphs. */
  isMenuWide: boolean;
  /** Whether the categories stand in the header, which below 1360 px gives them a row. */
  hasNavigation?: boolean;
  /** The `SiteFooter` of the page. */
  footer: ReactNode;
  /** By the end of the line, over the page: the right bar, the service. On phones it comes with the second screen of a page. */
  floating?: ReactNode;
  /** For phones alone. */
  bottomBar?: ReactNode;
  /** Its words, in the language of the page. */
  labels: { skip: string };
  /** The page: what its `main` holds. */
  children: ReactNode;
}

/**
 * What stands around a page of the site. `--header-size` is the height that stays in view, for what sticks below it. Source: spec §2.
 */
export function SiteFrame(props: SiteFrameProps) {
  const { header, menu, isMenuWide, hasNavigation = false, footer, floating, bottomBar, labels, children } = props;
  return (
    <Frame data-menu={isMenuWide ? 'wide' : 'rail'} data-navigation={hasNavigation || undefined}>
      <a className="skip" href="#content">
        {labels.skip}
      </a>
      <div className="top">{header}</div>
      <div className="below">
        <div className="menu">{menu}</div>
        <div className="column">
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          {footer}
        </div>
      </div>
      {floating && <div className="floating">{floating}</div>}
      {bottomBar && <div className="bottom">{bottomBar}</div>}
    </Frame>
  );
}

const comeUp = keyframes({ '0%, 99%': { visibility: 'hidden' }, to: { visibility: 'visible' } });

const Frame = styled('div')({
  '--header-size': `${size.header}px`,
  minBlockSize: '100vh',
  '& .skip': { ...unseen, zIndex: 40 },
  '& .skip:focus-visible': {
    insetBlockStart: 12,
    insetInlineStart: 12,
    inlineSize: 'auto',
    blockSize: 'auto',
    clipPath: 'none',
    padding: '12px 18px',
    borderRadius: radius.control,
    backgroundColor: tone.overlay,
    color: tone.text,
    fontWeight: 700,
  },
  '& .top': { position: 'sticky', insetBlockStart: 0, zIndex: 20 },
  '& .below': { display: 'grid', gridTemplateColumns: `${size.menu}px minmax(0, 1fr)` },
  '&[data-menu="rail"] .below': { gridTemplateColumns: `${size.rail}px minmax(0, 1fr)` },
  '& .menu': {
    position: 'sticky',
    insetBlockStart: 'var(--header-size)',
    alignSelf: 'start',
    blockSize: 'calc(100vh - var(--header-size))',
    overflow: 'auto',
    scrollbarWidth: 'none',
    padding: '18px 14px',
    borderInlineEnd: `1px solid ${tone.line}`,
  },
  '&[data-menu="rail"] .menu': { paddingInline: 6 },
  '& .column': { minInlineSize: 0, display: 'flex', flexDirection: 'column' },
  '& main': { flex: 1, minInlineSize: 0, paddingBlock: '24px 72px', paddingInline: '32px 88px', outline: 'none' },
  '& .floating': {
    position: 'fixed',
    zIndex: 15,
    insetInlineEnd: 20,
    insetBlockEnd: 28,
    display: 'grid',
    justifyItems: 'end',
    gap: 12,
  },
  '& .bottom': { display: 'none' },
  [media.medium]: { '&[data-navigation]': { '--header-size': `${size.header + 44}px` } },
  [media.membersWide]: { 'html[data-member] &[data-navigation]': { '--header-size': `${size.header + 44}px` } },
  [media.compact]: {
    '&, &[data-navigation]': { '--header-size': `${size.header}px` },
    '& .below, &[data-menu="rail"] .below': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .menu': { display: 'none' },
    // What floats stands beside the page, not on it.
    '& main': { paddingInline: '24px 80px' },
  },
  [media.phone]: {
    '&, &[data-navigation]': { '--header-size': `${size.headerPhone}px` },
    '& main': { paddingBlock: '12px 32px', paddingInline: 16 },
    '& .floating': {
      insetInlineEnd: 12,
      insetBlockEnd: `calc(${size.bottomBar + 12}px + env(safe-area-inset-bottom))`,
      '@supports (animation-timeline: scroll())': {
        visibility: 'hidden',
        animation: `${comeUp} linear both`,
        animationTimeline: 'scroll()',
        animationRange: '0 100vh',
      },
    },
    '& .bottom': { display: 'block', position: 'fixed', zIndex: 25, insetInline: 0, insetBlockEnd: 0 },
  },
});
