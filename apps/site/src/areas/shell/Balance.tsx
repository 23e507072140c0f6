import { Balance as BalanceView } from '@site/ui/Balance';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazyPart';
import { useStores } from '../../stores/StoresContext';

const BalanceParts = lazyPart(() => import('../member/wallet/BalanceParts'));

/** The member's balance in the header; pressed, what it consists of. Source: SHL-02, MEM-02. */
export const Balance = observer(function Balance() {
  const { t } = useTranslation();
  const { t: shell } = useTranslation('shell');
  const { wallet } = useStores();
  const { balance, failure, isHidden, isRefreshing } = wallet;
  const [isOpen, setOpen] = useState(false);
  return (
    <BalanceView
      amountMinor={balance && BigInt(balance.balance)}
      currency={balance?.currency ?? ''}
      isHidden={isHidden}
      isBusy={isRefreshing}
      isStale={failure !== undefined}
      panel={isOpen ? <BalanceParts /> : <></>}
      labels={{
        balance: t('wallet.balance'),
        hide: t('wallet.hide'),
        refresh: t('wallet.refresh'),
        stale: t('wallet.stale'),
        parts: shell('balanceParts'),
      }}
      onToggleHidden={() => wallet.toggleHidden()}
      onRefresh={() => void wallet.refresh()}
      onTogglePanel={setOpen}
    />
  );
});
