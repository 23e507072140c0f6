import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ClientRedirect } from '../../app/ClientRedirect';
import { lazyPages } from '../../app/lazyPages';
import { centres, pages } from '../../app/pages';
import { addressOf, routeAt } from '../../app/routes';
import { ErrorBoundary } from '../status/ErrorBoundary';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { AgentShell } from './AgentShell';

/**
 * The agent centre. Visitors and members who are no agents are redirected to the agents' login, which leads back to the page.
 *
 * Source: RTE-06, AGT-02.
 */
export default observer(function AgentHomePage() {
  const { session } = useStores();
  const { pathname, search } = useLocation();
  if (session.state !== 'unknown' && !session.isUnanswered && !session.isAgent)
    return <ClientRedirect to="/agent" state={{ resumeAt: pathname + search }} />;
  return (
    <AgentShell member={session.member}>
      <AgentPage pathname={pathname} />
    </AgentShell>
  );
});

const AgentPage = observer(function AgentPage({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  const { session } = useStores();
  const route = routeAt(pathname);
  const Inner = route && !route.isDoor ? lazyPages[route.name]?.Component : undefined;
  if (session.state === 'unknown') return <Skeleton look="page" label={t('status.loading')} />;
  if (session.isUnanswered) return <Failed code="networkAbnormal" onRetry={() => void session.askAgain()} />;
  return <ErrorBoundary>{Inner ? <Inner /> : <ClientRedirect to={addressOf(pages[centres.agent.first])} />}</ErrorBoundary>;
});
