import { styled } from '@mui/material/styles';
import { radius } from '../theme/tokens';
import { tone } from '../theme/vars';

export interface SkeletonBlockProps {
  /** Class name for styles of the parent. */
  className?: string | undefined;
}

/** Placeholder of a word, a figure or a picture; the parent's style sets its size. */
export function SkeletonBlock({ className }: SkeletonBlockProps) {
  return <Shape className={className} />;
}

const Shape = styled('span')({
  display: 'block',
  inlineSize: '100%',
  blockSize: 14,
  borderRadius: radius.chip,
  backgroundColor: tone.line,
  animation: 'marquee-skeleton 1.8s ease-in-out infinite',
  '@keyframes marquee-skeleton': { '50%': { opacity: 0.45 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});
