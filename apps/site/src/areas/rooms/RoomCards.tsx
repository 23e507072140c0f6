import { styled } from '@mui/material/styles';
import { media } from '@site/ui/layout';
import { RoomCardSkeleton } from '@site/ui/RoomCardSkeleton';
import type { ReactNode } from 'react';

/** Number of tables that the list shows at first. */
export const SHOWN_ROOMS = 6;

/** List of cards of tables; skeletons before they are known. */
export function RoomCards({ children }: { children?: ReactNode }) {
  const skeletons = Array.from({ length: SHOWN_ROOMS }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- skeletons are alike
    <li key={index}>
      <RoomCardSkeleton />
    </li>
  ));
  return <Cards aria-busy={children === undefined}>{children ?? skeletons}</Cards>;
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A rail, so that the games stay near.
  [media.phone]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(78%, 260px)',
    gap: 12,
    marginInline: -16,
    paddingInline: 16,
    // Room for focus rings and shadows.
    paddingBlock: 6,
    overflowX: 'auto',
    scrollPaddingInline: 16,
    scrollSnapType: 'x proximity',
    '& > li': { scrollSnapAlign: 'start' },
  },
});
