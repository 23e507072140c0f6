import { styled } from '@mui/material/styles';
import { media } from '@site/ui/layout';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores } from '../../../stores/StoresContext';
import { DepositForm } from './DepositForm';
import { DepositHistory } from './DepositHistory';
import { DepositStore } from './DepositStore';
import { ShownDeposit } from './ShownDeposit';

/** Deposits: a new one, or the one of the address, beside the earlier ones. Source: MEM-03. */
export default observer(function DepositPage() {
  const { api, wallet } = useStores();
  const [deposits] = useState(() => new DepositStore({ api, wallet }));
  const id = new URLSearchParams(useLocation().search).get('id') ?? undefined;
  useEffect(() => deposits.start(), [deposits]);
  useEffect(() => deposits.show(id), [deposits, id]);
  return (
    <Page>
      {id ? <ShownDeposit key={id} deposits={deposits} /> : <DepositForm deposits={deposits} />}
      <DepositHistory deposits={deposits} currentId={id} />
    </Page>
  );
});

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)',
  gap: 16,
  alignItems: 'start',
  [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
