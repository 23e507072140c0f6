import type { EmotionCache } from '@emotion/react';
import { UiProvider } from '@site/ui/UiProvider';
import type { i18n as I18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import { StrictMode, useEffect, useLayoutEffect, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterFirstTouch, afterHydration } from './afterHydration';
import { awaitDeferred } from './deferred';
import { languages } from './language';
import { Home } from '../areas/lobby/Home';
import { lazyFallbackPages, lazyPageOf } from './lazyPages';
import { type Route as SiteRoute, routes } from './routes';
import { Shell } from '../areas/shell/Shell';
import { ErrorBoundary } from '../areas/status/ErrorBoundary';
import type { Stores } from '../stores/createStores';
import { StoresContext, useStores } from '../stores/StoresContext';
import { titleAt } from './titleAt';
import { useScrollRestoration } from './useScrollRestoration';

const Dialogs = afterHydration(() => import('../areas/shell/Dialogs'));
const SessionWatch = afterHydration(() => import('../areas/session/SessionWatch'));
const GamePreload = afterFirstTouch(() => import('../areas/game/GamePreload'));
const Connection = afterHydration(() => import('../areas/status/Connection'));
const ExternalServices = afterHydration(() => import('../areas/system/ExternalServices'));

export interface AppProps {
  cache: EmotionCache;
  i18n: I18n;
  stores: Stores;
}

/** Everything inside the router, identical on the service and in the browser. */
export const App = observer(function App({ cache, i18n, stores }: AppProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { system, navigation } = stores;
  const { status } = system;
  const brandName = system.brand.name;
  // Runs after hydration of the whole page and not earlier, because a server-rendered page is a visitor's.
  useEffect(() => {
    const leaving = new AbortController();
    void awaitDeferred().then(() => {
      if (!leaving.signal.aborted) leaving.signal.addEventListener('abort', stores.start());
    });
    return () => leaving.abort();
  }, [stores]);
  const arrive = useRef(() => {});
  useLayoutEffect(() => arrive.current(), [pathname]);
  useEffect(
    () =>
      navigation.attach((path = addressOpen(), { isCurtain = false, ...options }) => {
        const go = () => void navigate(path, options);
        if (isCurtain) void import('./raiseCurtain').then(({ raiseCurtain }) => raiseCurtain(go, arrive), go);
        else go();
      }),
    [navigation, navigate],
  );
  useEffect(() => {
    document.title = titleAt(pathname, { t: i18n.t, brand: brandName, status });
  }, [pathname, i18n, brandName, status]);

  return (
    <StrictMode>
      <StoresContext value={stores}>
        <I18nextProvider i18n={i18n}>
          <UiProvider direction={languages[system.language].direction} locale={system.locale} cache={cache} brand={system.brand}>
            <ErrorBoundary>{system.isClosed ? <lazyFallbackPages.closed.Component /> : <SiteRoutes />}</ErrorBoundary>
            <Connection />
            <GamePreload />
            <ExternalServices />
          </UiProvider>
        </I18nextProvider>
      </StoresContext>
    </StrictMode>
  );
});

const addressOpen = () => location.pathname + location.search + location.hash;

const SiteRoutes = observer(function SiteRoutes() {
  useScrollRestoration();
  const { system } = useStores();
  const offered = routes.filter(({ page: { flag } }) => !flag || system.isOn(flag));
  return (
    <>
      <Routes>
        <Route element={<Shell />}>
          {offered.filter((route) => !hasOwnLayout(route)).map(toElement)}
          <Route path="*" element={<lazyFallbackPages.notFound.Component />} />
        </Route>
        {offered.filter(hasOwnLayout).map(toElement)}
      </Routes>
      <Dialogs />
      <SessionWatch />
    </>
  );
});

const hasOwnLayout = ({ page: { frame } }: SiteRoute) => frame === 'bare' || frame === 'agent';

function toElement(route: SiteRoute) {
  const Page = lazyPageOf(route)?.Component ?? Home;
  return <Route key={route.path} path={route.path} element={<Page />} />;
}
