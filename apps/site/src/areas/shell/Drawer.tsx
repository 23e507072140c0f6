import { Drawer as Panel } from '@site/ui/Drawer';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';
import { Clock } from './Clock';
import LanguageChoice from './LanguageChoice';
import SearchForm from './SearchForm';
import SideMenu from './SideMenu';
import ThemeSwitch from './ThemeSwitch';

/** The side menu on narrow screens, with the header's hidden controls. */
export default observer(function Drawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { system } = useStores();
  return (
    <Panel
      labels={{ drawer: t('shell.menu'), close: t('shell.close') }}
      head={<Clock zone={system.brand.zone} />}
      foot={
        <>
          <LanguageChoice align="start" side="above" />
          <ThemeSwitch align="start" side="above" />
        </>
      }
      onClose={onClose}
    >
      <SearchForm />
      <SideMenu onLeave={onClose} />
    </Panel>
  );
});
