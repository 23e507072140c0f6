import { styled } from '@mui/material/styles';
import { cardStyle, skeletonStyle } from '../theme/cardStyle';
import type { RootProps } from '../theme/RootProps';

/** Skeleton of a closed card. The surrounding list sets `aria-busy`. */
export function JackpotCardSkeleton(props: RootProps<'div'>) {
  return (
    <SkeletonShape {...props} aria-hidden="true">
      <i />
      <i />
      <i />
    </SkeletonShape>
  );
}

const SkeletonShape = styled('div')(cardStyle, {
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  boxSizing: 'border-box',
  blockSize: 160,
  padding: 18,
  '& i': { ...skeletonStyle, inlineSize: '38%', blockSize: 14 },
  '& i:nth-of-type(2)': { inlineSize: '62%', blockSize: 34 },
  '& i:last-of-type': { inlineSize: '100%', blockSize: 4 },
});
