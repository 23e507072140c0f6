import type { Banner, Notice } from '@site/api/content';
import { BannerCarousel, type BannerAction } from '@site/ui/BannerCarousel';
import { NoticeMarquee } from '@site/ui/NoticeMarquee';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categories } from '../categories';
import { useStores } from '../stores/StoresContext';

export interface HeroProps {
  banners: Banner[];
  notices: Notice[];
}

/** The lit sign: what is on tonight, and the notices on its lip. */
export const Hero = observer(function Hero({ banners, notices }: HeroProps) {
  const { t } = useTranslation();
  const actionsOf = useActions();
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
      {...(notices.length > 0 && {
        lip: (
          <NoticeMarquee
            notices={notices}
            unread={String(notices.length)}
            labels={{ region: t('lobby.notices'), pause: t('motion.pauseNotices'), play: t('motion.playNotices') }}
          />
        ),
      })}
    />
  );
});

/** What a banner leads to, as its button. One that leads to a page that does not stand has none. */
function useActions() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { games } = useStores();
  return ({ linkageType, target }: Banner): BannerAction[] => {
    if (linkageType === 'GAME') {
      const game = games.find(Number(target));
      return [{ label: t('game.play'), onSelect: () => (game ? games.play(game) : void navigate(`/seamless?nodeId=${target}`)) }];
    }
    if (linkageType === 'CATEGORY') {
      const terms = categories[target as keyof typeof categories];
      if (!terms || !('page' in terms)) return [];
      return [
        {
          label: t('lobby.open'),
          href: terms.page,
          onSelect: (event: MouseEvent) => {
            event.preventDefault();
            void navigate(terms.page);
          },
        },
      ];
    }
    return linkageType === 'LINK' ? [{ label: t('lobby.open'), href: target }] : [];
  };
}
