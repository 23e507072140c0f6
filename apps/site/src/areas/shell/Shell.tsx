import { media } from '@site/ui/layout';
import { SiteFrame } from '@site/ui/SiteFrame';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyPart } from '../../app/lazyPart';
import { afterHydration } from '../../app/afterHydration';
import { awaitDeferred, deferred } from '../../app/deferred';
import { ErrorBoundary } from '../status/ErrorBoundary';
import { useStores } from '../../stores/StoresContext';
import { Header } from './Header';
import { isMenuFolded, keepMenuFold } from './menuFold';

const BottomBar = deferred(() => import('./BottomBar'));
const SideMenu = deferred(() => import('./SideMenu'));
const Footer = deferred(() => import('./Footer'));
const FloatingBar = deferred(() => import('./FloatingBar'));
const Popups = afterHydration(() => import('./Popups'));
const Drawer = lazyPart(() => import('./Drawer'));

/** Layout of a page of the site. Source: SHL-01, SHL-04, SHL-05, RTE-06. */
export const Shell = observer(function Shell() {
  const { t } = useTranslation();
  const { games } = useStores();
  const [isMenuWide, setMenuWide] = useState(true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => void games.loadLobby(), [games]);
  useEffect(() => {
    const leaving = new AbortController();
    // The service does not know the stored state, and parts of the page hydrate later.
    if (isMenuFolded()) void awaitDeferred().then(() => !leaving.signal.aborted && setMenuWide(false));
    return () => leaving.abort();
  }, []);

  const toggleMenu = () => {
    if (matchMedia(media.compact.replace('@media ', '')).matches) setDrawerOpen(true);
    else {
      keepMenuFold(isMenuWide);
      setMenuWide(!isMenuWide);
    }
  };

  return (
    <>
      <SiteFrame
        header={<Header isMenuOpen={isMenuWide} onToggleMenu={toggleMenu} />}
        menu={<SideMenu isRail={!isMenuWide} />}
        isMenuWide={isMenuWide}
        hasNavigation={!isMenuWide}
        footer={<Footer />}
        floating={<FloatingBar />}
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
