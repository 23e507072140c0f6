import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { Link, type LinkProps } from '../link/Link';
import { useScrollSpy } from '../link/useScrollSpy';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';
import { radius, tone } from '../theme/vars';

export interface VendorEntry {
  /** Code of the vendor; empty for all vendors. */
  id: string;
  name: string;
  /** Formatted number of games. */
  count?: string | undefined;
  href: string;
}

export interface VendorMenuProps extends RootProps<'nav'>, Pick<LinkProps, 'onNavigate'> {
  /** Undefined while loading: skeletons are shown. */
  items?: readonly VendorEntry[] | undefined;
  /** Id of the current vendor. */
  current: string;
  /** Name of the landmark. */
  label: string;
}

/** Vendors of a category: a column beside its games, or a row of chips above them without enough space. */
export function VendorMenu({ items, current, label, onNavigate, ref, ...rest }: VendorMenuProps) {
  const row = useScrollSpy(items && current);
  const handle = useForkRef(row, ref);
  return (
    <Menu {...rest} ref={handle} aria-label={label} aria-busy={items ? undefined : true}>
      {items
        ? items.map(({ id, name, count, href }) => (
            <Link key={id} href={href} onNavigate={onNavigate} aria-current={id === current ? 'page' : undefined}>
              <b>{name}</b>
              {count !== undefined && <span suppressHydrationWarning>{count}</span>}
            </Link>
          ))
        : skeletonItems.map((item) => <i key={item} />)}
    </Menu>
  );
}

const skeletonItems = Array.from({ length: 8 }, (_, index) => index);

const Menu = styled('nav')({
  display: 'grid',
  gap: 2,
  padding: 8,
  borderRadius: radius.tile,
  backgroundColor: tone.surface,
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minBlockSize: 38,
    paddingInline: 12,
    borderRadius: radius.control,
    textDecoration: 'none',
    color: tone.muted,
  },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& a:hover': { backgroundColor: tone.hover, color: tone.text },
  '& a[aria-current]': { backgroundColor: tone.select, color: tone.text },
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 10,
    insetInlineStart: 0,
    inlineSize: 2,
    borderRadius: 2,
    backgroundColor: tone.actionText,
  },
  '& span': { fontSize: 12, fontWeight: 500, fontVariantNumeric: 'tabular-nums', color: tone.faint },
  '& a[aria-current] span': { color: tone.muted },
  '& i': { blockSize: 38, background: `linear-gradient(${tone.line} 0 0) 12px 50% / 62% 12px no-repeat` },
  '& i:nth-of-type(3n + 2)': { backgroundSize: '44% 12px' },
  '[dir="rtl"] & i': { backgroundPositionX: 'calc(100% - 12px)' },
  [media.compact]: {
    display: 'flex',
    gap: 6,
    paddingBlock: 2,
    paddingInline: 24,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderRadius: 0,
    backgroundColor: 'transparent',
    boxShadow: 'none',
    '& a': { flex: 'none', minBlockSize: 40, paddingInline: 14, borderRadius: 999, boxShadow: `inset 0 0 0 1px ${tone.line}` },
    '& b': { whiteSpace: 'nowrap' },
    '& a[aria-current]::before': { display: 'none' },
    '& a[aria-current]': { boxShadow: `inset 0 0 0 1.5px ${tone.actionText}` },
    '& a:focus-visible': { borderRadius: 999, outlineOffset: -2 },
    '& i': { flex: 'none', inlineSize: 112, blockSize: 40, borderRadius: 999, background: tone.raised },
  },
  [media.phone]: { paddingInline: 16 },
});
