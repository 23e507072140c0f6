import { SiteHeader } from '@site/ui/SiteHeader';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { deferred } from '../../app/deferred';
import { lazyPart } from '../../app/lazyPart';
import { useStores } from '../../stores/StoresContext';
import { Clock } from './Clock';
import { MemberCorner } from './MemberCorner';

const TopNavigation = lazyPart(() => import('./TopNavigation'));
const Logo = deferred(() => import('./Logo'));
const SearchForm = deferred(() => import('./SearchForm'));
const LanguageChoice = deferred(() => import('./LanguageChoice'));
const ThemeSwitch = deferred(() => import('./ThemeSwitch'));

export interface HeaderProps {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

export const Header = observer(function Header({ isMenuOpen, onToggleMenu }: HeaderProps) {
  const { t } = useTranslation();
  const { system } = useStores();
  return (
    <SiteHeader
      isMenuOpen={isMenuOpen}
      onToggleMenu={onToggleMenu}
      logo={<Logo name={system.brand.name} mark={system.brand.mark} />}
      navigation={!isMenuOpen && <TopNavigation />}
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
