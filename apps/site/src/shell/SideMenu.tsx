import { SideMenu as Menu } from '@site/ui/SideMenu';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { categoryNames } from '../categories';
import { useGo } from '../useGo';
import { MenuBanner } from './MenuBanner';
import { useCategoryLinks } from './useCategoryLinks';
import { usePromotionCount } from './usePromotionCount';
import { useSupportEntry } from './useSupportEntry';

export interface SideMenuProps {
  /** Glyphs with a small word under each; the categories stand in the header then. */
  isRail?: boolean;
  onLeave?: () => void;
}

/** Categories with the number of their games, and the pages that stand. */
export default observer(function SideMenu({ isRail = false, onLeave }: SideMenuProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const go = useGo();
  const links = useCategoryLinks();
  const promotions = usePromotionCount();
  const support = useSupportEntry(onLeave);
  const home = { icon: 'home', label: t('menu.home'), href: '/' } as const;
  return (
    <Menu
      label={t('shell.sideMenu')}
      current={pathname}
      isRail={isRail}
      onNavigate={(href) => {
        onLeave?.();
        go(href);
      }}
      groups={[
        isRail
          ? { title: t('menu.games'), entries: [home] }
          : { title: t('menu.games'), entries: [home, ...(links ?? [])], pending: links ? 0 : categoryNames.length },
        {
          title: t('menu.yours'),
          entries: [
            { icon: 'records', label: t('menu.bettingRecord'), href: '/member/personalHistoryCopy' },
            { icon: 'tag', label: t('menu.promotions'), href: '/promotions', unread: promotions },
            { icon: 'team', label: t('menu.agents'), href: '/agent' },
          ],
        },
        {
          title: t('menu.support'),
          entries: [
            { icon: 'notice', label: t('menu.announcements'), href: '/announce' },
            { icon: 'phone', label: t('menu.getApp'), href: '/down' },
            ...support,
            { icon: 'help', label: t('menu.help'), href: '/help' },
          ],
        },
      ]}
    >
      <MenuBanner onLeave={onLeave} />
    </Menu>
  );
});
