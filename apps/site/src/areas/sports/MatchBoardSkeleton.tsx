import { styled } from '@mui/material/styles';
import { CardRail } from '@site/ui/CardRail';
import { MatchCardSkeleton } from '@site/ui/MatchCardSkeleton';
import { Fragment } from 'react';
import { boardLayout } from './boardLayout';

/** Skeleton of the board, without a word: two rows of as many matches as the service lists. */
export function MatchBoardSkeleton() {
  return (
    <Board aria-hidden="true">
      <div className="head" />
      {['live', 'next'].map((row) => (
        <Fragment key={row}>
          <h3>&nbsp;</h3>
          <CardRail columns={3} isBusy>
            {Array.from({ length: 6 }, (_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- skeletons are alike
              <li key={index}>
                <MatchCardSkeleton />
              </li>
            ))}
          </CardRail>
        </Fragment>
      ))}
      <p>&nbsp;</p>
    </Board>
  );
}

const Board = styled('section')(boardLayout);
