import type { Banner } from '@site/api/content';
import type { BannerAction } from '@site/ui/BannerCarousel';
import { useTranslation } from 'react-i18next';
import { categories, categoryOf } from '../category/categories';
import type { GameType } from '@site/api/common';
import { useStores } from '../../stores/StoresContext';
import { useNavigateTo } from '../../app/useNavigateTo';

/** Returns a function that lists the actions of a banner; the service removes banners without a valid target. Source: LOB-16. */
export function useBannerActions(): (banner: Banner) => BannerAction[] {
  const { t } = useTranslation();
  const go = useNavigateTo();
  const { games } = useStores();
  const opening = (label: string, href: string): BannerAction => ({
    label,
    href,
    onSelect: (event) => {
      event.preventDefault();
      go(href);
    },
  });
  const openingCategory = (category: ReturnType<typeof categoryOf>): BannerAction[] =>
    category in categories
      ? [opening(t('lobby.toCategory', { category: t(categories[category].label) }), `/${category.toLowerCase()}`)]
      : [];
  return ({ linkageType, target }) => {
    switch (linkageType) {
      case 'GAME': {
        const game = games.find(Number(target));
        return [{ label: t('game.play'), onSelect: () => (game ? games.play(game) : go(`/seamless?nodeId=${target}`)) }];
      }
      case 'CATEGORY':
        return openingCategory(categoryOf(target as GameType));
      case 'PROMOTION':
        return [opening(t('lobby.toPromotion'), `/promotions?id=${encodeURIComponent(target)}`)];
      case 'LINK':
        return [{ label: t('lobby.toLink', { host: new URL(target).host.replace(/^www\./, '') }), href: target }];
      case 'NONE':
        return [];
    }
  };
}
