import { BottomBar as Bar } from '@site/ui/BottomBar';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNavigateTo } from '../../app/useNavigateTo';

/** Main pages on phones; the drawer has the rest. */
export default function BottomBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Bar
      label={t('shell.bottomBar')}
      current={pathname}
      onNavigate={useNavigateTo()}
      items={[
        { href: '/', icon: 'home', label: t('menu.home') },
        { href: '/rng', icon: 'slots', label: t('category.RNG') },
        { href: '/promotions', icon: 'tag', label: t('place.promotions') },
        { href: '/favorite', icon: 'favourites', label: t('lobby.favourites') },
        { onPress: onOpenMenu, icon: 'more', label: t('shell.more') },
      ]}
    />
  );
}
