import type { Banner } from '@site/api/content';
import type { BannerAction } from '@site/ui/BannerCarousel';
import { useTranslation } from 'react-i18next';
import { categories, categoryOf } from '../categories';
import type { GameType } from '@site/api/common';
import { useStores } from '../stores/StoresContext';
import { useGo } from '../useGo';

/** What a banner leads to, as its button; the service has left out what leads nowhere or where it may not. Source: LOB-16. */
export function useBannerActions(): (banner: Banner) => BannerAction[] {
  const { t } = useTranslation();
  const go = useGo();
  const { games } = useStores();
  const opening = (href: string): BannerAction => ({
    label: t('lobby.open'),
    href,
    onSelect: (event) => {
      event.preventDefault();
      go(href);
    },
  });
  return ({ linkageType, target }) => {
    switch (linkageType) {
      case 'GAME': {
        const game = games.find(Number(target));
        return [{ label: t('game.play'), onSelect: () => (game ? games.play(game) : go(`/seamless?nodeId=${target}`)) }];
      }
      case 'CATEGORY':
        return categoryOf(target as GameType) in categories ? [opening(`/${target.toLowerCase()}`)] : [];
      case 'PROMOTION':
        return [opening(`/promotions?id=${encodeURIComponent(target)}`)];
      case 'LINK':
        return [{ label: t('lobby.open'), href: target }];
      case 'NONE':
        return [];
    }
  };
}
