import { styled } from '@mui/material/styles';
import { elevation, radius, tone } from '../theme/vars';
import type { RootProps } from '../theme/RootProps';

/** Skeleton of a card. The surrounding list sets `aria-busy`. */
export function RoomCardSkeleton(props: RootProps<'div'>) {
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
  position: 'relative',
  boxSizing: 'border-box',
  blockSize: 190,
  padding: 16,
  borderRadius: radius.tile,
  backgroundColor: tone.surface,
  boxShadow: elevation.rest,
  '& i': { position: 'absolute', borderRadius: 6, backgroundColor: tone.line },
  '& i:nth-of-type(1)': { insetBlockStart: 18, insetInlineStart: 18, inlineSize: 72, blockSize: 50, borderRadius: '50%' },
  '& i:nth-of-type(2)': { insetBlockStart: 20, insetInlineStart: 106, inlineSize: '40%', blockSize: 14 },
  '& i:nth-of-type(3)': { insetBlockStart: 90, insetInline: 16, blockSize: 34 },
  '& i:nth-of-type(4)': { insetBlockEnd: 16, insetInline: 16, blockSize: 36, borderRadius: 10 },
});
