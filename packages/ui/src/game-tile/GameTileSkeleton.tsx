import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';
import { SMALL, tileStyle } from './tileStyle';
import type { RootProps } from '../theme/RootProps';

export interface GameTileSkeletonProps extends RootProps<'div'> {
  /** `lead` is the large tile of a mosaic. @default 'normal' */
  size?: 'normal' | 'lead';
}

/** Skeleton of a tile. The surrounding grid sets `aria-busy`. */
export function GameTileSkeleton({ size = 'normal', ...rest }: GameTileSkeletonProps) {
  return (
    <SkeletonShape {...rest} aria-hidden="true" data-size={size}>
      <div className="poster" />
      <span className="skeleton" />
      <span className="skeleton short" />
    </SkeletonShape>
  );
}

const SkeletonShape = styled('div')(tileStyle, {
  '& .poster': { backgroundColor: tone.line },
  // Each line is as high as the text it replaces, so that nothing moves when the text arrives.
  '& .skeleton': { display: 'grid', alignItems: 'center', blockSize: '1.3em', marginBlockStart: 9, fontSize: 14 },
  '& .skeleton::before': { content: '""', inlineSize: '70%', blockSize: 12, borderRadius: 6, backgroundColor: tone.line },
  '& .skeleton.short': { blockSize: '1.35em', marginBlockStart: 0, fontSize: 12 },
  '& .skeleton.short::before': { inlineSize: '45%', blockSize: 9 },
  [`@container (max-width: ${SMALL}px)`]: {
    '& .skeleton': { marginBlockStart: 7, fontSize: 13 },
    '& .skeleton.short': { marginBlockStart: 0, fontSize: 12 },
  },
});
