import { Balance as BalanceView } from '@site/ui/Balance';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

/** The member's balance in the header. Source: SHL-02. */
export const Balance = observer(function Balance() {
  const { t } = useTranslation();
  const { wallet } = useStores();
  const { balance, failure, isHidden, isRefreshing } = wallet;
  return (
    <BalanceView
      amountMinor={balance && BigInt(balance.balance)}
      currency={balance?.currency ?? ''}
      isHidden={isHidden}
      isBusy={isRefreshing}
      isStale={failure !== undefined}
      labels={{ balance: t('wallet.balance'), hide: t('wallet.hide'), refresh: t('wallet.refresh'), stale: t('wallet.stale') }}
      onToggleHidden={() => wallet.toggleHidden()}
      onRefresh={() => void wallet.refresh()}
    />
  );
});
