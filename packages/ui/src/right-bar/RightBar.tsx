import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { LinkProps } from '../link/Link';
import { LinkOrButton, type NavigationEntry } from '../link/LinkOrButton';
import { control } from '../theme/control';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { unreadMark } from '../theme/unreadMark';
import { elevation, radius, tone } from '../theme/vars';

export interface RightBarProps extends RootProps<'nav'>, Pick<LinkProps, 'onNavigate'> {
  /** Name of the landmark. */
  label: string;
  /** Entries from top to bottom. */
  items: readonly NavigationEntry[];
  /** Content after the entries: the back-to-top button. */
  children?: ReactNode;
}

/**
 * Floating bar at the end edge: app, customer service, back to top. Phones have the entries in their drawer.
 *
 * Source: SHL-06.
 */
export function RightBar({ label, items, onNavigate, children, ...rest }: RightBarProps) {
  return (
    <Bar {...rest} aria-label={label}>
      {items.map(({ icon, label: name, unread, ...target }) => (
        <LinkOrButton key={name} {...target} className="icon" onNavigate={onNavigate}>
          <Icon name={icon} />
          <span className="tip">{name}</span>
          {unread && (
            <span className="unread">
              <bdi>{unread}</bdi>
            </span>
          )}
        </LinkOrButton>
      ))}
      {children}
    </Bar>
  );
}

const Bar = styled('nav')({
  display: 'inline-flex',
  flexDirection: 'column',
  padding: 4,
  borderRadius: radius.tile,
  backgroundColor: tone.overlay,
  boxShadow: `${elevation.lifted}, inset 0 0 0 1px ${tone.line}`,
  ...control,
  '& .icon': { ...control['& .icon'], position: 'relative' },
  '& .tip': {
    position: 'absolute',
    insetInlineEnd: 'calc(100% + 10px)',
    paddingInline: 12,
    borderRadius: radius.control,
    fontSize: 13,
    lineHeight: '32px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: tone.text,
    backgroundColor: tone.overlay,
    boxShadow: `${elevation.lifted}, inset 0 0 0 1px ${tone.line}`,
    opacity: 0,
    pointerEvents: 'none',
  },
  '& .icon:is(:hover, :focus-visible) .tip': { opacity: 1 },
  '& .unread': {
    ...unreadMark,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    paddingInline: 4,
    lineHeight: '18px',
    minInlineSize: 18,
  },
  [media.phone]: { '& > .icon': { display: 'none' } },
});
