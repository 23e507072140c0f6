import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type Glyph, glyphs } from '../icons/glyphs';
import { Icon } from '../icons/Icon';
import type { LinkProps } from '../link/Link';
import { LinkOrButton, type NavigationEntry } from '../link/LinkOrButton';
import type { RootProps } from '../theme/RootProps';
import { unreadMark } from '../theme/unreadMark';
import { visuallyHidden } from '../theme/visuallyHidden';
import { elevation, radius, tone } from '../theme/vars';

export type SideMenuEntry = NavigationEntry & {
  /** Formatted text after the label: the number of games, the speed of a line. */
  note?: string | undefined;
  /** The label with soft hyphens for the rail, because not every browser hyphenates. */
  parted?: string | undefined;
};

export interface SideMenuGroup {
  title: string;
  items: readonly SideMenuEntry[];
  /** Number of entries still loading, shown as skeletons. @default 0 */
  skeletons?: number | undefined;
}

export interface SideMenuProps extends RootProps<'nav'>, Pick<LinkProps, 'onNavigate'> {
  /** Name of the landmark. */
  label: string;
  /** Related pages, each group with a heading. */
  items: readonly SideMenuGroup[];
  /** Address of the current page. */
  current: string;
  /** Shows a rail: icons with a small label under each. @default false */
  isRail?: boolean;
  /** A banner below the entries; hidden in a rail. */
  children?: ReactNode;
}

/** Side menu with the site's pages in groups. Source: SHL-04. */
export function SideMenu({ label, items, current, isRail = false, onNavigate, children, ...rest }: SideMenuProps) {
  return (
    <Menu {...rest} aria-label={label} data-rail={isRail || undefined}>
      {items.map(({ title, items: entries, skeletons = 0 }) => (
        <div key={title} className="group">
          <h2>{title}</h2>
          <ul aria-busy={skeletons > 0 || undefined}>
            {entries.map(({ icon, label: name, note, unread, parted, ...target }) => (
              <li key={name}>
                <LinkOrButton
                  {...target}
                  className="entry"
                  aria-current={target.href === current ? 'page' : undefined}
                  onNavigate={onNavigate}
                >
                  <Icon name={icon} size={isFilled(glyphs[icon]) ? 22 : 20} />
                  {isRail && parted ? (
                    <>
                      <span className="name" aria-hidden="true">
                        {parted}
                      </span>
                      <span className="whole">{name}</span>
                    </>
                  ) : (
                    <span className="name">{name}</span>
                  )}
                  {note && (
                    <span className="note">
                      <bdi suppressHydrationWarning>{note}</bdi>
                    </span>
                  )}
                  {unread && (
                    <span className="unread">
                      <bdi>{unread}</bdi>
                    </span>
                  )}
                </LinkOrButton>
              </li>
            ))}
            {Array.from({ length: skeletons }, (_, place) => (
              <li key={place} className="entry skeleton" aria-hidden="true">
                <i />
                <span />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {!isRail && children}
    </Menu>
  );
}

/** Filled shapes look smaller than lines of the same size. */
const isFilled = ({ solid }: Glyph) => solid !== undefined;

/** Style of a rail: icons with a small label under each. */
const rail = {
  '& h2, & .note': { display: 'none' },
  '& .group + .group': { marginBlockStart: 8, paddingBlockStart: 8, borderBlockStart: `1px solid ${tone.line}` },
  '& .entry': {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 4,
    minBlockSize: 58,
    padding: '6px 0',
    fontSize: 11,
    lineHeight: 1.15,
    textAlign: 'center',
    hyphens: 'auto',
  },
  '& .unread': { position: 'absolute', insetBlockStart: 2, insetInlineEnd: 4 },
  '& .skeleton span': { blockSize: 8 },
} as const;

const Menu = styled('nav')({
  '& h2': { margin: 0, padding: '16px 12px 6px', fontSize: 12, fontWeight: 600, color: tone.faint },
  '& .group:first-of-type h2': { paddingBlockStart: 0 },
  '& > .group ~ :not(.group)': { marginBlockStart: 16 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& .entry': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    inlineSize: '100%',
    minBlockSize: 40,
    padding: '8px 12px',
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'start',
    textDecoration: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& .entry svg': { flex: 'none' },
  '& .entry .name': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& .whole': visuallyHidden,
  '& .entry:hover': { backgroundColor: tone.surface, color: tone.text },
  '& .entry[aria-current]': { backgroundColor: tone.surface, color: tone.text, boxShadow: elevation.rest },
  '& .entry[aria-current] svg': { color: tone.actionText },
  '& .note': {
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
    fontSize: 12,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    color: tone.faint,
  },
  '& .unread': { ...unreadMark, marginInlineStart: 'auto' },
  '& .skeleton, & .skeleton:hover': { background: 'none', cursor: 'default' },
  '& .skeleton :is(i, span)': { borderRadius: radius.chip, backgroundColor: tone.line },
  '& .skeleton i': { inlineSize: 22, blockSize: 22 },
  '& .skeleton span': { inlineSize: '46%', blockSize: 12 },
  '&[data-rail]': rail,
  // For a folded menu before hydration: the categories are in the header then.
  'html[data-folded] [data-menu] &': { ...rail, '& .group:first-of-type li ~ li, & > :not(.group)': { display: 'none' } },
});
