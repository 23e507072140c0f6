import { styled } from '@mui/material/styles';
import { DrawCardSkeleton } from '@site/ui/DrawCardSkeleton';
import type { ReactNode } from 'react';

/** Number of lotteries that a list of next draws shows. */
export const SHOWN_DRAWS = 8;

/** List of cards of draws; skeletons before they are known. */
export function DrawCards({ children }: { children?: ReactNode }) {
  const skeletons = Array.from({ length: SHOWN_DRAWS }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- skeletons are alike
    <li key={index}>
      <DrawCardSkeleton />
    </li>
  ));
  return <Cards aria-busy={children === undefined}>{children ?? skeletons}</Cards>;
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
