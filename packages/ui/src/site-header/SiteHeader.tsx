import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { Popover } from '../popover/Popover';
import { control } from '../theme/control';
import { media, size } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { visuallyHidden } from '../theme/visuallyHidden';
import { tone } from '../theme/vars';

export interface SiteHeaderProps extends RootProps<'header'> {
  /** True when the side menu is open. */
  isMenuOpen: boolean;
  /** Called by the menu button. */
  onToggleMenu: () => void;
  /** The brand's logo, a link to the home page. */
  logo: ReactNode;
  /**
   * Categories, while the side menu is closed. They replace the search, which then opens from an icon; below 1360 px, and for a member
   * below 1680 px, they have a row of their own.
   */
  navigation?: ReactNode;
  /** The search form; an icon opens it when there is no space. The smallest phones have it in the drawer only. */
  search?: ReactNode;
  /** Clock, language, theme. Phones have them in the drawer. */
  settings?: ReactNode;
  /** Log-in controls of a visitor; balance and menu of a member. */
  children: ReactNode;
  /** Labels in the language of the page. */
  labels: { menu: string; search: string };
}

/** Header of every page for players. Source: SHL-01, SHL-02. */
export function SiteHeader({ isMenuOpen, onToggleMenu, logo, navigation, search, settings, children, labels, ...rest }: SiteHeaderProps) {
  return (
    <Bar {...rest} data-navigation={navigation ? '' : undefined}>
      <button type="button" className="icon" aria-label={labels.menu} aria-expanded={isMenuOpen} onClick={onToggleMenu}>
        <Icon name="menu" />
      </button>
      <div className="logo">{logo}</div>
      {navigation && <div className="navigation">{navigation}</div>}
      {search && <div className="search">{search}</div>}
      <span className="space" />
      {search && (
        <div className="find">
          <Popover
            summary={
              <>
                <Icon name="search" />
                <span className="visuallyHidden">{labels.search}</span>
              </>
            }
          >
            <div className="form">{search}</div>
          </Popover>
        </div>
      )}
      {settings && (
        <div className="settings">
          {settings}
          <span className="divider" />
        </div>
      )}
      {children}
    </Bar>
  );
}

const searchBehindGlyph = { '& .search': { display: 'none' }, '& .find': { display: 'block' } } as const;

const navigationBelow = {
  flexWrap: 'wrap',
  rowGap: 0,
  paddingBlockStart: 13,
  '& .navigation': { order: 1, flexBasis: '100%', marginInlineStart: 0, marginBlockStart: 9, '--row-size': '44px' },
} as const;

const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: size.header,
  paddingInline: '20px 24px',
  backgroundColor: tone.page,
  borderBlockEnd: `1px solid ${tone.line}`,
  ...control,
  '& .logo': { minInlineSize: 0, paddingInline: '6px 20px' },
  '& .navigation': { minInlineSize: 0, marginInlineStart: -8, alignSelf: 'stretch', display: 'grid', alignItems: 'stretch' },
  // Shrinks before the name of the brand does, which would end in dots for a share of a hundredth of a pixel.
  '& .search': { flex: '0 100000 340px', minInlineSize: 0 },
  '& .space': { flex: 1 },
  '& .find': { display: 'none' },
  '& .find summary': { inlineSize: 40, padding: 0, justifyContent: 'center' },
  '& .find .form': { inlineSize: 'min(360px, calc(100vw - 24px))', padding: 12 },
  '& .find form': { inlineSize: '100%' },
  '& .visuallyHidden': visuallyHidden,
  '& .settings': { flex: 'none', display: 'flex', alignItems: 'center', gap: 8 },
  '& .divider': { inlineSize: 1, blockSize: 24, marginInline: 6, backgroundColor: tone.line },
  // The categories scroll; the name of the brand does not.
  '&[data-navigation]': { '& .search': { display: 'none' }, '& .find': { display: 'block' }, '& .logo': { flex: 'none' } },
  [media.tight]: searchBehindGlyph,
  [media.membersTight]: { 'html[data-member] &': searchBehindGlyph },
  [media.medium]: {
    '&[data-navigation]': navigationBelow,
  },
  [media.membersWide]: { 'html[data-member] &[data-navigation]': navigationBelow },
  [media.compact]: {
    '& .search, & .settings > bdi, & .divider, & .navigation': { display: 'none' },
    '& .find': { display: 'block' },
    '&[data-navigation]': { flexWrap: 'nowrap', paddingBlockStart: 0, '& .logo': { flex: 'initial' } },
  },
  [media.phone]: {
    minBlockSize: size.headerPhone,
    gap: 4,
    paddingInline: '6px 12px',
    '& .logo': { padding: 0, minInlineSize: 30 },
    '& .settings': { display: 'none' },
    // Fixed to the screen: the button is too far from either edge for a panel of this width.
    '& .find .panel': { position: 'fixed', insetBlockStart: size.headerPhone + 4, insetInline: 12 },
    '& .find .form': { inlineSize: 'auto' },
    'html[data-member] & .find': { display: 'none' },
  },
  // A member's balance and its buttons fill the row; the bar at the foot leads home too.
  [media.narrow]: { '& .find': { display: 'none' }, 'html[data-member] & .logo': { display: 'none' } },
});
