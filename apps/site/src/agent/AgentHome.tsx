import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyChunk } from '../lazyChunk';
import { ErrorBoundary } from '../status/ErrorBoundary';
import { useStores } from '../stores/StoresContext';
import { AgentShell } from './AgentShell';

const TeamOverview = lazyChunk(() => import('./TeamOverview'));
const TeamBetting = lazyChunk(() => import('./TeamBetting'));

/** The agent centre. Whoever is no agent is sent to the agents' login. Source: spec §2 "/agentHome", AGT-02. */
export default observer(function AgentHome() {
  const { t } = useTranslation();
  const { session } = useStores();
  const isKnown = session.state !== 'unknown';
  if (isKnown && !session.isAgent) return <Navigate to="/agent" replace />;
  return (
    <AgentShell member={session.member}>
      {isKnown ? (
        <ErrorBoundary>
          <Suspense fallback={<Skeleton look="page" label={t('status.loading')} />}>
            <Routes>
              <Route path="agentTeamOverview" element={<TeamOverview />} />
              <Route path="personalHistoryCopy" element={<TeamBetting />} />
              <Route path="*" element={<Navigate to="/agentHome/agentTeamOverview" replace />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Skeleton look="page" label={t('status.loading')} />
      )}
    </AgentShell>
  );
});
