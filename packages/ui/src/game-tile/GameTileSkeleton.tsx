import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';
import { SMALL, tileStyle } from './tileStyle';

export interface GameTileSkeletonProps {
  /** `lead` is the large one at the head of a shelf. @default 'normal' */
  size?: 'normal' | 'lead';
}

/** Holds the place of a tile while the list of games is on its way. The grid around it says that it is busy. */
export function GameTileSkeleton({ size = 'normal' }: GameTileSkeletonProps) {
  return (
    <Bones aria-hidden="true" data-size={size}>
      <div className="poster" />
      <span className="bone" />
      <span className="bone short" />
    </Bones>
  );
}

const Bones = styled('div')(tileStyle, {
  '& .poster': { backgroundColor: tone.line },
  // Each line as high as the words it stands for, so that nothing moves when they come.
  '& .bone': { display: 'grid', alignItems: 'center', blockSize: '1.3em', marginBlockStart: 9, fontSize: 14 },
  '& .bone::before': { content: '""', inlineSize: '70%', blockSize: 12, borderRadius: 6, backgroundColor: tone.line },
  '& .bone.short': { blockSize: '1.35em', marginBlockStart: 0, fontSize: 12 },
  '& .bone.short::before': { inlineSize: '45%', blockSize: 9 },
  [`@container (max-width: ${SMALL}px)`]: {
    '& .bone': { marginBlockStart: 7, fontSize: 13 },
    '& .bone.short': { marginBlockStart: 0, fontSize: 12 },
  },
});
