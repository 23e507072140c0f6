import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { EmptyState } from '@site/ui/EmptyState';
import { Blocked } from '@site/ui/illustration/Blocked';
import { media } from '@site/ui/layout';
import { PageTitle } from '@site/ui/PageTitle';
import { Skeleton } from '@site/ui/Skeleton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigateTo } from '../../app/useNavigateTo';
import { useStores } from '../../stores/StoresContext';
import { CentreMenu } from '../member/CentreMenu';
import { Failed } from '../status/Failed';
import { ConvertCard } from './ConvertCard';
import { Earned } from './Earned';
import { PointsStore } from './PointsStore';
import { Records } from './Records';
import { Rewards } from './Rewards';

/** The points mall: points, what they buy, and what became of them. It is a member's alone. Source: MEM-11, MEM-13, MEM-19. */
export default observer(function PointMallPage() {
  const { t } = useTranslation('points');
  const { t: words } = useTranslation('member');
  const site = useTranslation();
  const { session, dialogs } = useStores();
  const go = useNavigateTo();
  const back = {
    label: words('back'),
    href: '/',
    onSelect: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      go('/');
    },
  };
  const isMember = session.state === 'member';
  return (
    <Page data-menu={isMember || undefined}>
      {isMember && <CentreMenu />}
      <div className="mall">
        <div className="head">
          <PageTitle title={site.t('place.pointMall')} back={back} />
          <p>{t('noExpiry')}</p>
        </div>
        {session.state === 'unknown' && <Skeleton look="list" label={site.t('status.loading')} />}
        {session.isUnanswered && <Failed code="networkAbnormal" onRetry={() => void session.askAgain()} />}
        {session.state === 'visitor' && !session.isUnanswered && (
          <EmptyState
            illustration={<Blocked />}
            title={words('locked.title')}
            text={words('locked.text')}
            action={
              <Button variant="contained" onClick={() => dialogs.open({ name: 'login', resume: stay })}>
                {words('locked.login')}
              </Button>
            }
          />
        )}
        {isMember && <Mall />}
      </div>
    </Page>
  );
});

/** Does nothing: after the login the page itself is shown. */
function stay() {}

const Mall = observer(function Mall() {
  const { api, wallet } = useStores();
  const [store] = useState(() => new PointsStore({ api, wallet }));
  useEffect(() => store.start(), [store]);
  const { load } = store.balance;
  if (load.state === 'failed') return <Failed {...load} onRetry={() => store.start()} />;
  return (
    <>
      <div className="top">
        <Earned store={store} />
        <ConvertCard store={store} />
      </div>
      <Rewards store={store} />
      <Records store={store} />
    </>
  );
});

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '&[data-menu]': { gridTemplateColumns: '232px minmax(0, 1fr)' },
  '& .mall': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, alignContent: 'start', minInlineSize: 0 },
  '& > .mall > .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '4px 16px' },
  '& > .mall > .head > :first-child': { flex: '1 1 auto' },
  '& > .mall > .head > p': { margin: 0, color: tone.muted, fontSize: 14 },
  '& .top': { display: 'grid', gridTemplateColumns: 'minmax(0, 1.35fr) minmax(320px, 1fr)', gap: 16 },
  [media.medium]: { '& .top': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [media.compact]: { gap: 12, '&[data-menu]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
