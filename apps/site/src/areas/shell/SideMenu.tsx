import { SideMenu as Menu } from '@site/ui/SideMenu';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { categoryNames } from '../category/categories';
import { useStores } from '../../stores/StoresContext';
import { storeDataSaving } from '../system/storeDataSaving';
import { useNavigateTo } from '../../app/useNavigateTo';
import { MenuBanner } from './MenuBanner';
import { placesIn } from './placesIn';
import { useCategoryLinks } from './useCategoryLinks';
import { usePlaces } from './usePlaces';
import { useSupportEntry } from './useSupportEntry';

export interface SideMenuProps {
  /** Icons with a small label under each; the header shows the categories then. */
  isRail?: boolean;
  onLeave?: () => void;
}

/** Categories with the number of their games, personal pages, and help. Source: SHL-04. */
export default observer(function SideMenu({ isRail = false, onLeave }: SideMenuProps) {
  const { t } = useTranslation(['site', 'shell']);
  const { dialogs, system } = useStores();
  const { pathname } = useLocation();
  const go = useNavigateTo();
  const links = useCategoryLinks();
  // The header has no room for what is in the drawer alone.
  const yours = usePlaces(...(onLeave ? placesIn('side', 'drawer') : placesIn('side')));
  const [[announcements], getApp, help] = [usePlaces('announcements'), usePlaces('getApp'), usePlaces('help')];
  const parted = t('shell:parted.announcements');
  const support = useSupportEntry(onLeave);
  const home = { icon: 'home', label: t('menu.home'), href: '/' } as const;
  const [weight, setWeight] = useState('');
  useEffect(() => {
    const watching = import('../system/watchPageWeight')
      .then(({ watchPageWeight }) => watchPageWeight(system.locale, setWeight))
      .catch(() => undefined);
    return () => void watching.then((end) => end?.());
  }, [system]);
  const savingNote = [t(system.savesData ? 'shell:saving.on' : 'shell:saving.off'), weight].filter(Boolean).join(' · ');
  const openLines = () => {
    onLeave?.();
    dialogs.open({ name: 'lines' });
  };
  return (
    <Menu
      label={t('shell.sideMenu')}
      current={pathname}
      isRail={isRail}
      onNavigate={(href) => {
        onLeave?.();
        go(href);
      }}
      items={[
        isRail
          ? { title: t('shell:menu.games'), items: [home] }
          : { title: t('shell:menu.games'), items: [home, ...(links ?? [])], skeletons: links ? 0 : categoryNames.length },
        {
          title: t('shell:menu.yours'),
          items: yours,
        },
        {
          title: t('shell:menu.support'),
          items: [
            ...(announcements ? [{ ...announcements, parted }] : []),
            { icon: 'gauge', label: t('shell:lines.entry'), onPress: openLines },
            { icon: 'bolt', label: t('shell:saving.entry'), note: savingNote, onPress: () => storeDataSaving(!system.savesData) },
            ...getApp,
            ...support,
            ...help,
          ],
        },
      ]}
    >
      <MenuBanner onLeave={onLeave} />
    </Menu>
  );
});
