import { styled } from '@mui/material/styles';
import { Link, type LinkProps } from '../link/Link';
import { useCurrentInSight } from '../link/useCurrentInSight';
import { radius } from '../theme/tokens';
import { tone } from '../theme/vars';

export interface ClassifyEntry {
  id: string;
  label: string;
  href: string;
}

export interface ClassifyMenuProps extends Pick<LinkProps, 'onNavigate'> {
  /** The classes, each with its address. */
  classes: readonly ClassifyEntry[];
  /** Id of the one that is shown. */
  current: string;
  /** Name of the landmark. */
  label: string;
  /** `pills` weighs less, for a second choice under the first. @default 'segments' */
  look?: 'segments' | 'pills';
}

/** One class of a list at a time, each at its own address: all, hot, new. */
export function ClassifyMenu({ classes, current, label, look = 'segments', onNavigate }: ClassifyMenuProps) {
  const row = useCurrentInSight(current);
  return (
    <Menu ref={row} aria-label={label} data-look={look}>
      {classes.map(({ id, label: name, href }) => (
        <Link key={id} href={href} onNavigate={onNavigate} aria-current={id === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </Menu>
  );
}

const Menu = styled('nav')({
  display: 'inline-flex',
  // As wide as its classes, also where a grid would stretch it.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  gap: 2,
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: radius.input,
  backgroundColor: tone.sunken,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  '& a': {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    minBlockSize: 36,
    paddingInline: 16,
    borderRadius: 8,
    fontSize: 13,
    fontWeight: 650,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: tone.muted,
  },
  '& a:hover': { color: tone.text },
  '& a[aria-current]': { backgroundColor: tone.raised, color: tone.text, boxShadow: `inset 0 0 0 1px ${tone.line}` },
  '& a:focus-visible': { outlineOffset: -2 },
  '&[data-look="pills"]': {
    gap: 8,
    padding: 0,
    borderRadius: 17,
    background: 'none',
    boxShadow: 'none',
    '& a': { minBlockSize: 34, paddingInline: 14, borderRadius: 17, boxShadow: `inset 0 0 0 1px ${tone.line}` },
    '& a[aria-current]': { backgroundColor: tone.actionWash, color: tone.actionText, boxShadow: 'none' },
  },
});
