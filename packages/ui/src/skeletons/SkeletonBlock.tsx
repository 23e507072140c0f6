import { styled } from '@mui/material/styles';
import type { RootProps } from '../theme/RootProps';
import { radius, tone } from '../theme/vars';

export type SkeletonBlockProps = RootProps<'span'>;

/** Placeholder of a word, a figure or a picture; the parent's style sets its size. */
export function SkeletonBlock(props: SkeletonBlockProps) {
  return <Shape {...props} />;
}

const Shape = styled('span')({
  display: 'block',
  inlineSize: '100%',
  blockSize: 14,
  borderRadius: radius.chip,
  backgroundColor: tone.line,
  '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
  animation: 'marquee-skeleton 1.8s ease-in-out infinite',
  '@keyframes marquee-skeleton': { '50%': { opacity: 0.45 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});
