import { styled } from '@mui/material/styles';
import { EmptyState } from '@site/ui/EmptyState';
import { media } from '@site/ui/layout';
import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { LinkButton } from '../../shell/LinkButton';
import { Failed } from '../../status/Failed';
import { RecentTransfers } from './RecentTransfers';
import { TransferForm } from './TransferForm';
import { TransferStore } from './TransferStore';

/** Transfers to the own upline, and of agents to their downlines. Source: MEM-05. */
export default observer(function TransferPage() {
  const { t } = useTranslation('transfer');
  const site = useTranslation();
  const { api, wallet } = useStores();
  const [store] = useState(() => new TransferStore({ api, wallet }));
  useEffect(() => store.start(), [store]);
  const { load } = store.config;
  if (load.state === 'failed') return <Failed {...load} onRetry={() => void store.refresh()} />;
  if (load.state === 'loading') return <Skeleton look="list" label={site.t('status.loading')} />;
  const { upline, isAgent, recent } = load.value;
  return (
    <Page>
      {upline === null && !isAgent ? (
        <EmptyState
          icon="transfer"
          title={t('none.title')}
          text={t('none.text')}
          action={
            <LinkButton variant="outlined" href="/member/withdraw">
              {t('none.action')}
            </LinkButton>
          }
        />
      ) : (
        <TransferForm config={load.value} store={store} />
      )}
      <RecentTransfers list={recent} />
    </Page>
  );
});

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 340px)',
  gap: 16,
  alignItems: 'start',
  [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
