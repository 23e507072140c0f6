import { media } from '@site/ui/layout';
import { SiteFrame } from '@site/ui/SiteFrame';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyPart } from '../lazyPart';
import { afterHydration } from '../afterHydration';
import { deferred } from '../deferred';
import { ErrorBoundary } from '../status/ErrorBoundary';
import { useStores } from '../stores/StoresContext';
import { Header } from './Header';

const BottomBar = deferred(() => import('./BottomBar'));
const SideMenu = deferred(() => import('./SideMenu'));
const Footer = deferred(() => import('./Footer'));
const AtHand = deferred(() => import('./AtHand'));
const Popups = afterHydration(() => import('./Popups'));
const Drawer = lazyPart(() => import('./Drawer'));

/** What stands around a page of the site. Source: spec §2. */
export const Shell = observer(function Shell() {
  const { t } = useTranslation();
  const { games } = useStores();
  const [isMenuWide, setMenuWide] = useState(true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => void games.loadLobby(), [games]);

  const toggleMenu = () => {
    if (matchMedia(media.compact.replace('@media ', '')).matches) setDrawerOpen(true);
    else setMenuWide(!isMenuWide);
  };

  return (
    <>
      <SiteFrame
        header={<Header isMenuOpen={isMenuWide} onToggleMenu={toggleMenu} />}
        menu={<SideMenu isRail={!isMenuWide} />}
        isMenuWide={isMenuWide}
        hasNavigation={!isMenuWide}
        footer={<Footer />}
        floating={<AtHand />}
        bottomBar={<BottomBar onOpenMenu={() => setDrawerOpen(true)} />}
        labels={{ skip: t('shell.skip') }}
      >
        <ErrorBoundary at={pathname}>
          <Outlet />
        </ErrorBoundary>
      </SiteFrame>
      <Popups />
      {isDrawerOpen && <Drawer onClose={() => setDrawerOpen(false)} />}
    </>
  );
});
