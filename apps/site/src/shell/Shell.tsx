import { styled } from '@mui/material/styles';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { hidden, media, size } from '../layout';
import { ErrorBoundary } from '../status/ErrorBoundary';
import { useStores } from '../stores/StoresContext';
import { BottomBar } from './BottomBar';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Header } from './Header';
import { SideMenu } from './SideMenu';
import { ToTop } from './ToTop';

/** What stands around a page of the site. Source: spec §2. */
export const Shell = observer(function Shell() {
  const { t } = useTranslation();
  const { games } = useStores();
  const [isMenuWide, setMenuWide] = useState(true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  useEffect(() => void games.loadLobby(), [games]);

  const toggleMenu = () => {
    if (matchMedia(media.compact.replace('@media ', '')).matches) setDrawerOpen(true);
    else setMenuWide(!isMenuWide);
  };

  return (
    <Frame data-menu={isMenuWide ? 'wide' : 'rail'}>
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <Header isMenuOpen={isMenuWide} onToggleMenu={toggleMenu} />
      <div className="below">
        <div className="menu">
          <SideMenu isRail={!isMenuWide} />
        </div>
        <div className="column">
          <main id="content" tabIndex={-1}>
            <ErrorBoundary key={pathname}>
              <Outlet />
            </ErrorBoundary>
          </main>
          <Footer />
        </div>
      </div>
      <ToTop />
      <BottomBar onOpenMenu={() => setDrawerOpen(true)} />
      {isDrawerOpen && <Drawer onClose={() => setDrawerOpen(false)} />}
    </Frame>
  );
});

/** A new page starts at its top; going back finds the place where one was. Source: SYS-10. */
function useScrollToTop(pathname: string) {
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBack) window.scrollTo({ top: 0 });
  }, [pathname, isBack]);
}

const Frame = styled('div')({
  minBlockSize: '100vh',
  '& .skip': { ...hidden, zIndex: 40 },
  '& .skip:focus-visible': {
    insetBlockStart: 12,
    insetInlineStart: 12,
    inlineSize: 'auto',
    blockSize: 'auto',
    clipPath: 'none',
    padding: '12px 18px',
    borderRadius: 10,
    backgroundColor: tone.overlay,
    color: tone.text,
    fontWeight: 700,
  },
  '& .below': { display: 'grid', gridTemplateColumns: `${size.menu}px minmax(0, 1fr)` },
  '&[data-menu="rail"] .below': { gridTemplateColumns: `${size.rail}px minmax(0, 1fr)` },
  '& .menu': {
    position: 'sticky',
    insetBlockStart: size.header,
    alignSelf: 'start',
    blockSize: `calc(100vh - ${size.header}px)`,
    overflow: 'auto',
    scrollbarWidth: 'none',
    padding: '18px 14px',
    borderInlineEnd: `1px solid ${tone.line}`,
  },
  '&[data-menu="rail"] .menu': { paddingInline: 8 },
  '& .column': { minInlineSize: 0, display: 'flex', flexDirection: 'column' },
  '& main': { flex: 1, minInlineSize: 0, paddingBlock: '24px 72px', paddingInline: '32px 88px', outline: 'none' },
  [media.compact]: {
    '& .below, &[data-menu="rail"] .below': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .menu': { display: 'none' },
    '& main': { paddingInline: 24 },
  },
  [media.phone]: { '& main': { paddingBlock: '12px 32px', paddingInline: 16 } },
});
