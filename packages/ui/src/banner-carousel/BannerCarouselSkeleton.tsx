import { styled } from '@mui/material/styles';
import { bannerFrame } from './bannerFrame';

export interface BannerCarouselSkeletonProps {
  /** Number of expected banners. */
  banners: number;
  /** Lower height, for the header of a list. @default false */
  isLow?: boolean;
}

/** Skeleton of a carousel. The surrounding page sets `aria-busy`. */
export function BannerCarouselSkeleton({ banners, isLow = false }: BannerCarouselSkeletonProps) {
  return (
    <Root aria-hidden="true" data-low={isLow || undefined} data-turns={banners > 1 || undefined}>
      <div className="hero" />
      <div className="bulbs" />
    </Root>
  );
}

const Root = styled('div')(bannerFrame);
