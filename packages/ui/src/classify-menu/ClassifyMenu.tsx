import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { Link, type LinkProps } from '../link/Link';
import { useScrollSpy } from '../link/useScrollSpy';
import { radius, tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface ClassifyEntry {
  id: string;
  label: string;
  href: string;
}

export interface ClassifyMenuProps extends RootProps<'nav'>, Pick<LinkProps, 'onNavigate'> {
  /** Classes with their addresses. Undefined while loading: a skeleton is shown. */
  items?: readonly ClassifyEntry[] | undefined;
  /** Id of the current class. */
  current: string;
  /** Name of the landmark. */
  label: string;
  /** `pills` is less prominent, for a second-level choice. @default 'segments' */
  look?: 'segments' | 'pills';
}

/** Navigation between the items of a list, each with its own address: all, hot, new. */
export function ClassifyMenu({ items, current, label, look = 'segments', onNavigate, ref, ...rest }: ClassifyMenuProps) {
  const row = useScrollSpy(items && current);
  const handle = useForkRef(row, ref);
  return (
    <Menu {...rest} ref={handle} aria-label={label} aria-busy={items ? undefined : true} data-look={look}>
      {items
        ? items.map(({ id, label: name, href }) => (
            <Link key={id} href={href} onNavigate={onNavigate} aria-current={id === current ? 'page' : undefined}>
              {name}
            </Link>
          ))
        : skeletonItems.map((item) => <i key={item} />)}
    </Menu>
  );
}

const skeletonItems = Array.from({ length: 5 }, (_, index) => index);

/** Height of a class, in CSS pixels. */
const SEGMENT = 36;
const PILL = 34;

const Menu = styled('nav')({
  display: 'inline-flex',
  // As wide as its content, also in a grid that stretches.
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
    minBlockSize: SEGMENT,
    paddingInline: 16,
    borderRadius: 8,
    fontSize: 13,
    fontWeight: 650,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: tone.muted,
  },
  '& i': {
    flex: 'none',
    inlineSize: 76,
    blockSize: SEGMENT,
    borderRadius: 8,
    background: `linear-gradient(${tone.line} 0 0) 50% / 44px 11px no-repeat`,
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
    '& a': { minBlockSize: PILL, paddingInline: 14, borderRadius: 17, boxShadow: `inset 0 0 0 1px ${tone.line}` },
    '& i': { blockSize: PILL, borderRadius: 17, background: tone.raised },
    '& a[aria-current]': { backgroundColor: tone.actionWash, color: tone.actionText, boxShadow: 'none' },
  },
});
