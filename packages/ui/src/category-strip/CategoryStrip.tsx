import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/glyphs';
import { Link, type LinkProps } from '../link/Link';
import { useScrollSpy } from '../link/useScrollSpy';
import { media } from '../theme/layout';
import { radius, tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

export interface CategoryEntry {
  id: string;
  label: string;
  icon: IconName;
  href: string;
}

export interface CategoryStripProps extends RootProps<'nav'>, Pick<LinkProps, 'onNavigate'> {
  /** Categories in order. */
  items: readonly CategoryEntry[];
  /** Id of the visible category; omitted, none is marked. */
  current?: string | undefined;
  /** Name of the landmark. */
  label: string;
}

/** Game categories in one row, 90 px high. Without enough width it scrolls and keeps the current one visible. */
export function CategoryStrip({ items, current, label, onNavigate, ref, ...rest }: CategoryStripProps) {
  const strip = useScrollSpy(current);
  const handle = useForkRef(strip, ref);
  return (
    <Strip {...rest} ref={handle} aria-label={label}>
      {items.map(({ id, label: name, icon, href }) => (
        <Link key={id} href={href} onNavigate={onNavigate} aria-current={id === current || undefined}>
          <Icon name={icon} size={30} />
          {name}
        </Link>
      ))}
    </Strip>
  );
}

const Strip = styled('nav')({
  display: 'flex',
  gap: 4,
  paddingBlock: 8,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  backgroundColor: tone.page,
  boxShadow: `inset 0 -1px 0 ${tone.line}`,
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& a': {
    position: 'relative',
    flex: '1 0 auto',
    minInlineSize: 84,
    blockSize: 74,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingInline: 8,
    borderRadius: radius.tile,
    fontSize: 13,
    fontWeight: 650,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: tone.muted,
  },
  '& a:hover': { backgroundColor: tone.surface, color: tone.text },
  '& a[aria-current]': { backgroundColor: tone.surface, color: tone.text },
  '& a[aria-current] svg': { color: tone.actionText },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: -8,
    insetInline: '22%',
    blockSize: 3,
    borderRadius: '3px 3px 0 0',
    backgroundColor: tone.actionText,
  },
  '& a:focus-visible': { outlineOffset: -2, borderRadius: radius.tile },
  [media.phone]: {
    gap: 2,
    paddingInline: 12,
    '& a': { minInlineSize: 74, blockSize: 66, fontSize: 12 },
  },
});
