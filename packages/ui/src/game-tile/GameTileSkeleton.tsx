import { styled } from '@mui/material/styles';
import { tone } from '../theme/vars';
import { tileStyle } from './tileStyle';

export interface GameTileSkeletonProps {
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
  '& .poster, & .bone': { backgroundColor: tone.line },
  '& .bone': { inlineSize: '70%', blockSize: 14, marginBlockStart: 11, borderRadius: 6 },
  '& .bone.short': { inlineSize: '45%', blockSize: 11, marginBlockStart: 8 },
});
