import type { EmotionCache } from '@emotion/react';
import { UiProvider } from '@site/ui/UiProvider';
import type { i18n as I18n } from 'i18next';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { DeskContext, useDesk } from './DeskContext';
import type { DeskStore } from './DeskStore';
import { languages } from './language';
import { addressOf, type DeskPage, pages } from './pages';
import { NotYours } from './parts/NotYours';
import { PageBoundary } from './parts/PageBoundary';
import { PageSkeleton } from './parts/PageSkeleton';
import { DeskShell } from './shell/DeskShell';
import { LoginPage } from './shell/LoginPage';

interface DeskAppProps {
  desk: DeskStore;
  i18n: I18n;
  cache: EmotionCache;
}

/** The operator's desk. Source: OPR-01. */
export function DeskApp({ desk, i18n, cache }: DeskAppProps) {
  const { tag, direction } = languages[desk.language];
  return (
    <DeskContext value={desk}>
      <I18nextProvider i18n={i18n}>
        <UiProvider direction={direction} locale={tag} cache={cache} brand={desk.brand}>
          <BrowserRouter>
            <Desk />
          </BrowserRouter>
        </UiProvider>
      </I18nextProvider>
    </DeskContext>
  );
}

const Desk = observer(function Desk() {
  const desk = useDesk();
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const title = t('title', { brand: desk.brand.name });
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!desk.isKnown) return null;
  if (!desk.operator) return <LoginPage />;
  const first = pages.find(({ act }) => desk.may(act)) ?? pages[0];
  return (
    <DeskShell>
      <PageBoundary key={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            {(pages as readonly DeskPage[]).map(({ path, act, Page }) => (
              <Route key={path} path={`/operator/${path}`} element={desk.may(act) ? <Page /> : <NotYours />} />
            ))}
            <Route path="*" element={<Navigate to={addressOf(first)} replace />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </DeskShell>
  );
});
