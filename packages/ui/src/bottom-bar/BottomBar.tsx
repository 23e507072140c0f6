import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import type { LinkProps } from '../link/Link';
import { LinkOrButton, type NavigationEntry } from '../link/LinkOrButton';
import { media, size } from '../theme/layout';
import { unreadMark } from '../theme/unreadMark';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface BottomBarProps extends RootProps<'nav'>, Pick<LinkProps, 'onNavigate'> {
  /** Name of the landmark. */
  label: string;
  /** Three to five items. */
  items: readonly NavigationEntry[];
  /** Address of the current page. */
  current: string;
}

/** Bottom navigation of phones. Source: SHL-09. */
export function BottomBar({ label, items, current, onNavigate, ...rest }: BottomBarProps) {
  return (
    <Bar {...rest} aria-label={label}>
      {items.map(({ icon, label: name, unread, ...target }) => (
        <LinkOrButton key={name} {...target} aria-current={target.href === current ? 'page' : undefined} onNavigate={onNavigate}>
          <span className="glyph">
            <Icon name={icon} size={24} />
            {unread && (
              <span className="unread">
                <bdi>{unread}</bdi>
              </span>
            )}
          </span>
          <span className="name">{name}</span>
        </LinkOrButton>
      ))}
    </Bar>
  );
}

const Bar = styled('nav')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: tone.overlay,
  borderBlockStart: `1px solid ${tone.line}`,
  '& :is(a, button)': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    minInlineSize: 0,
    blockSize: size.bottomBar,
    padding: '0 2px',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: 11,
    fontWeight: 650,
    textDecoration: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& :is(a, button):focus-visible': { outlineOffset: -4 },
  '& [aria-current]': { color: tone.actionText },
  '& .glyph': { position: 'relative', display: 'grid' },
  '& .unread': { ...unreadMark, position: 'absolute', insetBlockStart: -6, insetInlineStart: 14 },
  [media.narrow]: { '& :is(a, button)': { fontSize: 10, letterSpacing: '-0.01em' } },
  '& .name': {
    display: '-webkit-box',
    maxInlineSize: '100%',
    overflow: 'hidden',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
});
