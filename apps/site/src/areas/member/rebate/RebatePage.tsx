import { styled } from '@mui/material/styles';
import { Skeleton } from '@site/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { Failed } from '../../status/Failed';
import { Calculation } from './Calculation';
import { RebateRecords } from './RebateRecords';
import { RebateStore } from './RebateStore';

/** The manual rebate: how it is calculated by game type, its claim, and what was credited before. Source: MEM-22, docs/domain.md DR-2. */
export default observer(function RebatePage() {
  const site = useTranslation();
  const { api, wallet } = useStores();
  const [store] = useState(() => new RebateStore({ api, wallet }));
  useEffect(() => store.start(), [store]);
  const { load } = store.due;
  return (
    <Page>
      {load.state === 'failed' && <Failed {...load} onRetry={() => store.start()} />}
      {load.state === 'loading' && <Skeleton look="list" label={site.t('status.loading')} />}
      {load.state === 'ready' && <Calculation store={store} due={load.value} />}
      <RebateRecords store={store} />
    </Page>
  );
});

const Page = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
