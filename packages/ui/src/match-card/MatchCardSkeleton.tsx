import { styled } from '@mui/material/styles';
import { elevation, radius, tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

/** Skeleton of a card. The surrounding rail sets `aria-busy`. */
export function MatchCardSkeleton(props: RootProps<'div'>) {
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
  display: 'grid',
  alignContent: 'space-between',
  boxSizing: 'border-box',
  blockSize: 152,
  padding: 14,
  borderRadius: radius.tile,
  backgroundColor: tone.surface,
  boxShadow: elevation.rest,
  '& i': { display: 'block', inlineSize: '62%', blockSize: 14, borderRadius: 6, backgroundColor: tone.line },
  '& i:first-of-type': { inlineSize: '38%', blockSize: 10 },
  '& i:last-of-type': { inlineSize: '100%', blockSize: 34 },
});
