import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyPages } from '../../app/lazyPages';
import { centres, pages } from '../../app/pages';
import { addressOf, routeAt } from '../../app/routes';
import { ErrorBoundary } from '../status/ErrorBoundary';
import { useStores } from '../../stores/StoresContext';
import { AgentShell } from './AgentShell';

/** The agent centre. Visitors and members who are no agents are redirected to the agents' login. Source: RTE-06, AGT-02. */
export default observer(function AgentHome() {
  const { t } = useTranslation();
  const { session } = useStores();
  const route = routeAt(useLocation().pathname);
  const Inner = route && !route.isDoor ? lazyPages[route.name]?.Component : undefined;
  const isKnown = session.state !== 'unknown';
  if (isKnown && !session.isAgent) return <Navigate to="/agent" replace />;
  return (
    <AgentShell member={session.member}>
      {isKnown ? (
        <ErrorBoundary>{Inner ? <Inner /> : <Navigate to={addressOf(pages[centres.agent.first])} replace />}</ErrorBoundary>
      ) : (
        <Skeleton look="page" label={t('status.loading')} />
      )}
    </AgentShell>
  );
});
