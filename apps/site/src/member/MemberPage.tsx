import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { EmptyState } from '@site/ui/EmptyState';
import { Blocked } from '@site/ui/illustration/Blocked';
import { PageTitle } from '@site/ui/PageTitle';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageSkeleton } from '../status/PageSkeleton';
import { useStores } from '../stores/StoresContext';
import { firstMemberPage, memberPages } from './memberPages';

/** A page of the member centre. The painted one is a visitor's, so what it holds is decided in the browser. */
export default observer(function MemberPage() {
  const { t } = useTranslation('member');
  const { session, dialogs } = useStores();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const place = memberPages[pathname.split('/')[2] ?? ''];
  useEffect(() => {
    if (!place) void navigate(firstMemberPage, { replace: true });
  }, [place, navigate]);
  const toLobby = { label: t('back'), href: '/', onSelect: leaveTo('/', navigate) };
  return (
    <Page>
      {place && <PageTitle title={t(place.title)} back={toLobby} />}
      {session.state === 'unknown' && <PageSkeleton />}
      {session.state === 'visitor' && (
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
      {session.state === 'member' && place && (
        <Suspense fallback={<PageSkeleton />}>
          <place.Component />
        </Suspense>
      )}
    </Page>
  );
});

/** The page itself is what was asked for: after the login it is simply there. */
function stay() {}

const leaveTo = (path: string, navigate: (path: string) => unknown) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  navigate(path);
};

const Page = styled('div')({ display: 'grid', gap: 20, minInlineSize: 0 });
