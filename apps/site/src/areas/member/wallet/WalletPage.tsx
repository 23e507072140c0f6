import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../../../stores/StoresContext';
import { GameWallets } from './GameWallets';
import { MoneyStrip } from './MoneyStrip';
import { PursesStore } from './PursesStore';

/** The member's money: cash and bonus apart, what is in play, and what is kept at vendors. Source: MEM-02. */
export default observer(function WalletPage() {
  const { api, wallet } = useStores();
  const [store] = useState(() => new PursesStore({ api, wallet }));
  useEffect(() => store.start(), [store]);
  return (
    <Page>
      <MoneyStrip store={store} />
      <GameWallets store={store} />
    </Page>
  );
});

const Page = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
