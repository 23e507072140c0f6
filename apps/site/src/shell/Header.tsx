import { SiteHeader } from '@site/ui/SiteHeader';
import { TopNavigation } from '@site/ui/TopNavigation';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { deferred } from '../deferred';
import { useStores } from '../stores/StoresContext';
import { useGo } from '../useGo';
import { Clock } from './Clock';
import { Logo } from './Logo';
import { MemberCorner } from './MemberCorner';
import { ThemeSwitch } from './ThemeSwitch';
import { useCategoryLinks } from './useCategoryLinks';

const SearchForm = deferred(() => import('./SearchForm'));
const LanguageChoice = deferred(() => import('./LanguageChoice'));

export interface HeaderProps {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

export const Header = observer(function Header({ isMenuOpen, onToggleMenu }: HeaderProps) {
  const { t } = useTranslation();
  const { system } = useStores();
  const { pathname } = useLocation();
  const go = useGo();
  const links = useCategoryLinks();
  return (
    <SiteHeader
      isMenuOpen={isMenuOpen}
      onToggleMenu={onToggleMenu}
      logo={<Logo name={system.brand.name} />}
      navigation={
        !isMenuOpen && (
          <TopNavigation
            label={t('shell.categories')}
            entries={[
              { label: t('menu.home'), href: '/' },
              ...(links ?? []),
              { label: t('lobby.favourites'), href: '/favorite' },
              { label: t('menu.promotions'), href: '/promotions' },
            ]}
            pending={links ? 0 : 8}
            current={pathname}
            onNavigate={go}
          />
        )
      }
      search={<SearchForm />}
      settings={
        <>
          <Clock zone={system.brand.zone} />
          <LanguageChoice />
          <ThemeSwitch />
        </>
      }
      labels={{ menu: t('shell.menu'), search: t('shell.search') }}
    >
      <MemberCorner />
    </SiteHeader>
  );
});
