import type { EmotionCache } from '@emotion/react';
import { UiProvider } from '@site/ui/UiProvider';
import type { i18n as I18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import { StrictMode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterHydration } from './afterHydration';
import { awaitDeferred } from './deferred';
import { languages } from './language';
import { Home } from './lobby/Home';
import { pages } from './pages';
import { routes } from './routes';
import { Shell } from './shell/Shell';
import { ErrorBoundary } from './status/ErrorBoundary';
import type { Stores } from './stores/createStores';
import { StoresContext } from './stores/StoresContext';
import { titleAt } from './titleAt';
import { useScrollPlace } from './useScrollPlace';

const Dialogs = afterHydration(() => import('./shell/Dialogs'));
const SessionWatch = afterHydration(() => import('./session/SessionWatch'));
const Connection = afterHydration(() => import('./status/Connection'));
const Outside = afterHydration(() => import('./system/Outside'));

export interface AppProps {
  cache: EmotionCache;
  i18n: I18n;
  stores: Stores;
}

/** Everything inside the router, the same on both sides. */
export const App = observer(function App({ cache, i18n, stores }: AppProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { system, navigation } = stores;
  const { status } = system;
  const brandName = system.brand.name;
  // When all of the page has been taken over, and nowhere earlier: the painted page is a visitor's.
  useEffect(() => {
    const leaving = new AbortController();
    void awaitDeferred().then(() => {
      if (!leaving.signal.aborted) leaving.signal.addEventListener('abort', stores.start());
    });
    return () => leaving.abort();
  }, [stores]);
  useEffect(() => navigation.attach((path = addressOpen(), options) => void navigate(path, options)), [navigation, navigate]);
  useEffect(() => {
    document.title = titleAt(pathname, { t: i18n.t, brand: brandName, status });
  }, [pathname, i18n, brandName, status]);

  return (
    <StrictMode>
      <StoresContext value={stores}>
        <I18nextProvider i18n={i18n}>
          <UiProvider direction={languages[system.language].direction} cache={cache} brand={system.brand.tokens}>
            <ErrorBoundary>{system.isClosed ? <pages.closed.Component /> : <SiteRoutes />}</ErrorBoundary>
            <Connection />
            <Outside />
          </UiProvider>
        </I18nextProvider>
      </StoresContext>
    </StrictMode>
  );
});

const addressOpen = () => location.pathname + location.search + location.hash;

function SiteRoutes() {
  useScrollPlace();
  return (
    <>
      <Routes>
        <Route element={<Shell />}>
          {routes.filter(({ isBare }) => !isBare).map(toElement)}
          <Route path="*" element={<pages.notFound.Component />} />
        </Route>
        {routes.filter(({ isBare }) => isBare).map(toElement)}
      </Routes>
      <Dialogs />
      <SessionWatch />
    </>
  );
}

function toElement({ path, page }: (typeof routes)[number]) {
  const Page = page === 'lobby' ? Home : pages[page].Component;
  return <Route key={path} path={path} element={<Page />} />;
}
