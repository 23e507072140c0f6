import { TopNavigation as Navigation } from '@site/ui/TopNavigation';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNavigateTo } from '../../app/useNavigateTo';
import { useCategoryLinks } from './useCategoryLinks';

/** Categories in the header, while the side menu is folded. Source: SHL-01. */
export default observer(function TopNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const links = useCategoryLinks();
  return (
    <Navigation
      label={t('shell.categories')}
      items={[
        { label: t('menu.home'), href: '/' },
        ...(links ?? []),
        { label: t('lobby.favourites'), href: '/favorite' },
        { label: t('place.promotions'), href: '/promotions' },
      ]}
      skeletons={links ? 0 : 8}
      current={pathname}
      onNavigate={useNavigateTo()}
    />
  );
});
