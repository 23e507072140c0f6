import { styled } from '@mui/material/styles';
import { radius } from '../theme/tokens';
import { tone } from '../theme/vars';

export interface BoneProps {
  /** What the parent's style knows it by. */
  className?: string | undefined;
}

/** Holds the place of a word, a figure or a picture; a style of its parent says how wide and how high. */
export function Bone({ className }: BoneProps) {
  return <Shape className={className} />;
}

const Shape = styled('span')({
  display: 'block',
  inlineSize: '100%',
  blockSize: 14,
  borderRadius: radius.chip,
  backgroundColor: tone.line,
  animation: 'marquee-bone 1.8s ease-in-out infinite',
  '@keyframes marquee-bone': { '50%': { opacity: 0.45 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});
