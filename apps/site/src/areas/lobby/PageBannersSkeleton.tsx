import { BannerCarouselSkeleton } from '@site/ui/BannerCarouselSkeleton';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext';

/** Skeleton of a group's banners, if it has any. */
export const PageBannersSkeleton = observer(function PageBannersSkeleton({ group }: { group: string }) {
  const { lobby } = useStores().games;
  const banners = lobby.state === 'ready' ? (lobby.value.bannerCounts[group] ?? 0) : 0;
  return banners > 0 && <BannerCarouselSkeleton count={banners} isLow />;
});
