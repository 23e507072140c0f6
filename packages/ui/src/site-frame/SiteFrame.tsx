import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media, size } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { visuallyHidden } from '../theme/visuallyHidden';
import { radius, tone } from '../theme/vars';

export interface SiteFrameProps extends RootProps<'div'> {
  /** The `SiteHeader` of the page. */
  header: ReactNode;
  /** The side menu; below 1024 px it opens as a drawer. */
  menu: ReactNode;
  /** True for a wide menu, false for a rail of icons. */
  isMenuWide: boolean;
  /** True when the header contains the categories, which below 1360 px have a row of their own. */
  hasNavigation?: boolean;
  /** The `SiteFooter` of the page. */
  footer: ReactNode;
  /** Content that floats at the end edge: right bar, customer service. On phones it appears from the second screen of a page on. */
  floating?: ReactNode;
  /** Bottom bar of phones. */
  bottomBar?: ReactNode;
  /** Labels in the language of the page. */
  labels: { skip: string };
  /** Content of `main`. */
  children: ReactNode;
}

/**
 * Layout of a page of the site. `--header-size` is the height of the sticky header, for elements that stick below it. `data-folded` on the
 * root element renders a folded menu before hydration. Source: SHL-09.
 */
export function SiteFrame(props: SiteFrameProps) {
  const { header, menu, isMenuWide, hasNavigation = false, footer, floating, bottomBar, labels, children, ...rest } = props;
  return (
    <Frame {...rest} data-menu={isMenuWide ? 'wide' : 'rail'} data-navigation={hasNavigation || undefined}>
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
  '& .skip': { ...visuallyHidden, zIndex: 40 },
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
  '&[data-menu="rail"] .below, html[data-folded] & .below': { gridTemplateColumns: `${size.rail}px minmax(0, 1fr)` },
  '& .menu': {
    position: 'sticky',
    insetBlockStart: 'var(--header-size)',
    alignSelf: 'start',
    blockSize: 'calc(100vh - var(--header-size))',
    overflow: 'auto',
    scrollbarWidth: 'none',
    padding: '18px 14px calc(18px + var(--covered-size, 0px))',
    scrollPaddingBlockEnd: 'var(--covered-size, 0px)',
    borderInlineEnd: `1px solid ${tone.line}`,
  },
  '&[data-menu="rail"] .menu, html[data-folded] & .menu': { paddingInline: 6 },
  '& .column': { minInlineSize: 0, display: 'flex', flexDirection: 'column' },
  // The footer begins below the first screen, so that it does not appear and disappear while a page is loading.
  '& main': {
    flex: 1,
    boxSizing: 'border-box',
    minBlockSize: '100vh',
    minInlineSize: 0,
    paddingBlock: '24px 72px',
    paddingInline: '32px 88px',
    outline: 'none',
  },
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
    '& .below, &[data-menu="rail"] .below, html[data-folded] & .below': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .menu': { display: 'none' },
    '& .floating': { insetBlockEnd: 'max(28px, var(--covered-size, 0px))' },
    // Floating content is beside the page, not over it.
    '& main': { paddingInline: '24px 80px' },
  },
  [media.phone]: {
    '&, &[data-navigation]': { '--header-size': `${size.headerPhone}px` },
    '& main': { paddingBlock: '12px 32px', paddingInline: 16 },
    '& .floating': {
      insetInlineEnd: 12,
      insetBlockEnd: `max(${size.bottomBar + 12}px + env(safe-area-inset-bottom), var(--covered-size, 0px))`,
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
