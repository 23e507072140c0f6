import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { Blocked } from '@site/ui/illustration/Blocked';
import { media } from '@site/ui/layout';
import { PageTitle } from '@site/ui/PageTitle';
import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ClientRedirect } from '../../app/ClientRedirect';
import { lazyPages } from '../../app/lazyPages';
import { centres, pages } from '../../app/pages';
import { addressOf, routeAt } from '../../app/routes';
import { Failed } from '../status/Failed';
import { useStores } from '../../stores/StoresContext';
import { CentreMenu } from './CentreMenu';
import { memberLayout } from './memberLayout';

/** A page of the member centre. The server-rendered one is a visitor's, so its content is decided in the browser. */
export default observer(function MemberPage() {
  const { t } = useTranslation('member');
  const site = useTranslation();
  const { session, dialogs } = useStores();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const found = routeAt(pathname);
  const route = found?.isDoor ? undefined : found;
  const Inner = route && lazyPages[route.name]?.Component;
  const toLobby = { label: t('back'), href: '/', onSelect: leaveTo('/', navigate) };
  const page = (
    <MemberLayout>
      {!route && <ClientRedirect to={addressOf(pages[centres.member.first])} />}
      {route?.title && <PageTitle title={site.t(route.title)} back={toLobby} />}
      {session.state === 'unknown' && <Skeleton look="list" label={site.t('status.loading')} />}
      {session.isUnanswered && <Failed code="networkAbnormal" onRetry={() => void session.askAgain()} />}
      {session.state === 'visitor' && !session.isUnanswered && (
        <EmptyState
          illustration={<Blocked />}
          title={t('locked.title')}
          text={t('locked.text')}
          action={
            <Button variant="contained" onClick={() => dialogs.open({ name: 'login', resume: stay })}>
              {t('locked.login')}
            </Button>
          }
        />
      )}
      {session.state === 'member' && Inner && <Inner />}
    </MemberLayout>
  );
  return session.state === 'member' ? (
    <WithMenu>
      <CentreMenu />
      {page}
    </WithMenu>
  ) : (
    page
  );
});

/** Does nothing: after the login the page itself is shown. */
function stay() {}

const leaveTo = (path: string, navigate: (path: string) => unknown) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  navigate(path);
};

const MemberLayout = styled('div')(memberLayout);

const WithMenu = styled('div')({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gap: 24,
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
});
