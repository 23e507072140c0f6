import { styled } from '@mui/material/styles';
import { media } from '../theme/layout';
import { elevation, radius, tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

/** Skeleton of a card. The surrounding rail sets `aria-busy`. */
export function DrawCardSkeleton(props: RootProps<'div'>) {
  return (
    <SkeletonShape {...props} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </SkeletonShape>
  );
}

const SkeletonShape = styled('div')({
  boxSizing: 'border-box',
  blockSize: 160,
  padding: 16,
  borderRadius: radius.tile,
  backgroundColor: tone.surface,
  boxShadow: elevation.rest,
  '& i': { display: 'block', inlineSize: '56%', blockSize: 14, borderRadius: 6, backgroundColor: tone.line },
  '& i:nth-of-type(2)': { inlineSize: 84, blockSize: 24, marginBlockStart: 21 },
  '& i:nth-of-type(3)': { inlineSize: 52, blockSize: 10, marginBlockStart: 11 },
  '& i:nth-of-type(4)': { inlineSize: 127, blockSize: 28, marginBlockStart: 20, borderRadius: 14 },
  [media.phone]: {
    blockSize: 132,
    padding: 12,
    '& i:nth-of-type(2)': { marginBlockStart: 11 },
    '& i:nth-of-type(4)': { marginBlockStart: 14 },
  },
});
