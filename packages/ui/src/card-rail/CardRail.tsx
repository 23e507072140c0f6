import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import type { ReactNode } from 'react';
import { keepOneStop } from '../one-stop/keepOneStop';
import { media } from '../theme/layout';
import type { RootProps } from '../theme/RootProps';

export interface CardRailProps extends RootProps<'ul'> {
  /** Number of columns: three wide cards, two when there is no space for three; or five narrow ones. */
  columns: 3 | 5;
  /** Layout on phones: a scrolling row or a vertical stack. @default 'row' */
  onPhone?: 'row' | 'stack' | undefined;
  /** Name of the list; omitted when the heading above names it. */
  label?: string | undefined;
  /** Shows skeletons instead of the cards. */
  isBusy?: boolean;
  /** After the last card: a `LoadMore`. It is below the rows, or at the end of the scrolling row, and a stop of the Tab key of its own. */
  end?: ReactNode;
  /** One `li` for each card. */
  children: ReactNode;
}

/**
 * Cards in rows of three or five; on phones a scrolling row with snap points, or a stack. The row has 16 px of padding at both ends there,
 * to reach from edge to edge of the page. One stop of the Tab key: arrow keys, Home and End move among the cards.
 */
export function CardRail({ columns, onPhone = 'row', label, isBusy, end, children, ref, ...rest }: CardRailProps) {
  const handle = useForkRef(ref, keepOneStop);
  return (
    <Rail {...rest} ref={handle} aria-label={label} aria-busy={isBusy || undefined} data-columns={columns} data-on-phone={onPhone}>
      {children}
      {end && (
        <li className="end" data-own-stop>
          {end}
        </li>
      )}
    </Rail>
  );
}

const Rail = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Two columns when three would be too narrow for a name beside its picture.
  '&[data-columns="3"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(max(240px, (100% - 32px) / 3), 1fr))' },
  '&[data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 14 },
  '& > .end': { gridColumn: '1 / -1' },
  '& > .end:empty': { display: 'none' },
  [media.compact]: { '&[data-columns="5"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  [media.phone]: {
    '&[data-on-phone="stack"]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
    '&[data-on-phone="row"]': {
      display: 'flex',
      gap: 12,
      padding: '4px 16px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: 16,
    },
    '& > li': { scrollSnapAlign: 'start' },
    '&[data-on-phone="row"][data-columns="3"] > li': { flex: '0 0 264px' },
    '&[data-on-phone="row"][data-columns="5"] > li': { flex: '0 0 196px' },
    '&[data-on-phone="row"] > .end.end.end': { flex: '0 0 200px', alignSelf: 'center' },
  },
});
