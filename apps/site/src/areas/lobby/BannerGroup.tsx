import type { Banner } from '@site/api/content';
import { BannerCarousel, type BannerCarouselProps } from '@site/ui/BannerCarousel';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { picturesOf } from './picturesOf';
import { useBannerActions } from './useBannerActions';

export interface BannerGroupProps extends Pick<BannerCarouselProps, 'footer' | 'isLow'> {
  banners: Banner[];
}

/** Banners of one group with their links. Source: LOB-07, LOB-16. */
export const BannerGroup = observer(function BannerGroup({ banners, ...shape }: BannerGroupProps) {
  const { t } = useTranslation();
  const { savesData } = useStores().system;
  const actionsOf = useBannerActions();
  if (banners.length === 0) return null;
  return (
    <BannerCarousel
      {...shape}
      isStill={savesData}
      labels={{
        region: t('lobby.offers'),
        carousel: t('lobby.carousel'),
        slide: t('lobby.slide'),
        position: (slide, slides) => t('lobby.slidePosition', { slide, slides }),
        pause: t('motion.pause'),
        play: t('motion.play'),
        previous: t('lobby.previousSlide'),
        next: t('lobby.nextSlide'),
      }}
      items={banners.map((banner) => ({
        id: banner.url,
        ...picturesOf(banner),
        alt: banner.alt,
        overline: banner.overline,
        title: banner.title,
        text: banner.text,
        saidIn: banner.saidIn,
        actions: actionsOf(banner),
      }))}
    />
  );
});
