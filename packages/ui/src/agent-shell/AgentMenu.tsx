import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon';
import type { LinkProps } from '../link/Link';
import { LinkOrButton, type NavigationEntry } from '../link/LinkOrButton';
import { media } from '../theme/layout';
import { tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface AgentMenuProps extends RootProps<'nav'>, Pick<LinkProps, 'onNavigate'> {
  /** Name of the landmark. */
  label: string;
  /** Related pages, each group with a heading. */
  items: readonly { title: string; items: readonly NavigationEntry[] }[];
  /** Address of the current page. */
  current: string;
}

/** Menu of the agent centre's pages, in groups. */
export function AgentMenu({ label, items, current, onNavigate, ...rest }: AgentMenuProps) {
  return (
    <Menu {...rest} aria-label={label}>
      {items.map(({ title, items: pages }) => (
        <div key={title}>
          <h2>{title}</h2>
          {pages.map(({ icon, label: name, unread, ...target }) => (
            <LinkOrButton key={name} {...target} aria-current={target.href === current ? 'page' : undefined} onNavigate={onNavigate}>
              <Icon name={icon} size={17} />
              <span className="name">{name}</span>
              {unread && <bdi className="unread">{unread}</bdi>}
            </LinkOrButton>
          ))}
        </div>
      ))}
    </Menu>
  );
}

const Menu = styled('nav')({
  color: tone.text,
  fontSize: 13,
  lineHeight: '20px',
  '& h2': { margin: 0, padding: '16px 12px 4px', fontSize: 11, lineHeight: '16px', fontWeight: 500, color: tone.faint },
  '& :is(a, button)': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    inlineSize: '100%',
    minBlockSize: 32,
    padding: '4px 12px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    font: 'inherit',
    fontWeight: 550,
    textAlign: 'start',
    textDecoration: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& :is(a, button) > svg': { flex: 'none' },
  '& .name': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& .unread': {
    flex: 'none',
    minInlineSize: 18,
    paddingInline: 5,
    borderRadius: 9,
    fontSize: 11,
    lineHeight: '18px',
    fontWeight: 600,
    textAlign: 'center',
    backgroundColor: tone.actionWash,
    color: tone.actionText,
  },
  '& :is(a, button):hover': { backgroundColor: tone.hover, color: tone.text },
  '& [aria-current]': { backgroundColor: tone.select, color: tone.text },
  '& [aria-current] > svg': { color: tone.actionText },
  '& [aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -8,
    insetBlock: 6,
    inlineSize: 2,
    borderRadius: 2,
    backgroundColor: tone.actionText,
  },
  [media.compact]: { fontSize: 14, '& :is(a, button)': { minBlockSize: 44 } },
});
