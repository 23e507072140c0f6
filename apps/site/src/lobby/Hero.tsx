import type { Banner, Notice } from '@site/api/content';
import { BannerCarousel } from '@site/ui/BannerCarousel';
import { NoticeMarquee } from '@site/ui/NoticeMarquee';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useBannerActions } from './useBannerActions';
import { useNotices } from './useNotices';

export interface HeroProps {
  banners: Banner[];
  notices: Notice[];
}

/** The lit sign: what is on tonight, and the notices on its lip. */
export const Hero = observer(function Hero({ banners, notices }: HeroProps) {
  const { t } = useTranslation();
  const actionsOf = useBannerActions();
  const { shown, unread, open } = useNotices(notices);
  if (banners.length === 0) return null;
  return (
    <BannerCarousel
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
      banners={banners.map((banner) => ({
        id: banner.url,
        picture: { url: banner.url, width: banner.width, height: banner.height },
        ...(banner.urlDark !== banner.url && { darkPicture: { url: banner.urlDark, width: banner.width, height: banner.height } }),
        ...(banner.phone && { phonePicture: banner.phone }),
        alt: banner.alt,
        overline: banner.overline,
        title: banner.title,
        text: banner.text,
        actions: actionsOf(banner),
      }))}
      {...(shown.length > 0 && {
        lip: (
          <NoticeMarquee
            notices={shown}
            unread={unread > 0 ? String(unread) : undefined}
            onOpen={({ id }) => open(shown.findIndex((notice) => notice.id === id))}
            all={{ label: t('lobby.allNotices'), onPress: () => open() }}
            labels={{ region: t('lobby.notices'), pause: t('motion.pauseNotices'), play: t('motion.playNotices') }}
          />
        ),
      })}
    />
  );
});
