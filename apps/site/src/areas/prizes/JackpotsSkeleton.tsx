import { styled } from '@mui/material/styles';
import { jackpotLayout } from './jackpotLayout';
import { JackpotCardSkeleton } from '@site/ui/JackpotCardSkeleton';

/** Skeleton of a category's jackpots; nothing where there are none. */
export function JackpotsSkeleton({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Row aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- skeletons are alike
        <li key={index}>
          <JackpotCardSkeleton />
        </li>
      ))}
    </Row>
  );
}

const Row = styled('ul')(jackpotLayout);
