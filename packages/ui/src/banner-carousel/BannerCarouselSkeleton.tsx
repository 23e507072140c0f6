import { styled } from '@mui/material/styles';
import { bannerFrame } from './bannerFrame';
import type { RootProps } from '../theme/RootProps';

export interface BannerCarouselSkeletonProps extends RootProps<'div'> {
  /** Number of expected banners. */
  count: number;
  /** Lower height, for the header of a list. @default false */
  isLow?: boolean;
}

/** Skeleton of a carousel. The surrounding page sets `aria-busy`. */
export function BannerCarouselSkeleton({ count, isLow = false, ...rest }: BannerCarouselSkeletonProps) {
  return (
    <Root {...rest} aria-hidden="true" data-low={isLow || undefined} data-turns={count > 1 || undefined}>
      <div className="hero" />
      <div className="bulbs" />
    </Root>
  );
}

const Root = styled('div')(bannerFrame);
