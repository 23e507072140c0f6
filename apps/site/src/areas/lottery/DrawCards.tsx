import { styled } from '@mui/material/styles';
import { CardRail } from '@site/ui/CardRail';
import { DrawCardSkeleton } from '@site/ui/DrawCardSkeleton';
import type { ReactNode } from 'react';

/** Number of lotteries that a list of next draws shows. */
export const SHOWN_DRAWS = 8;
/** Number in a row of the lobby. */
export const DRAWS_IN_ROW = 5;

export interface DrawCardsProps {
  /** `rail` is one row of five, which scrolls on phones. @default 'grid' */
  look?: 'grid' | 'rail';
  /** Skeletons before they are known. */
  children?: ReactNode;
}

/** List of cards of draws. */
export function DrawCards({ look = 'grid', children }: DrawCardsProps) {
  const isBusy = children === undefined;
  const skeletons = Array.from({ length: look === 'rail' ? DRAWS_IN_ROW : SHOWN_DRAWS }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- skeletons are alike
    <li key={index}>
      <DrawCardSkeleton />
    </li>
  ));
  if (look === 'rail')
    return (
      <CardRail columns={5} isBusy={isBusy}>
        {children ?? skeletons}
      </CardRail>
    );
  return <Cards aria-busy={isBusy}>{children ?? skeletons}</Cards>;
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
