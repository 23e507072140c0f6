import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import { SecurityCard } from './SecurityCard';
import type { SecurityStore } from './SecurityStore';

const PaymentPasswordDialog = lazyPart(() => import('./PaymentPasswordDialog'));

/** The password that is asked for before money leaves the account. Source: MEM-27. */
export const PaymentPassword = observer(function PaymentPassword({ security }: { security: SecurityStore }) {
  const { t } = useTranslation('member');
  const [isOpen, setOpen] = useState(false);
  const { load } = security.summary;
  const close = () => {
    setOpen(false);
    void security.summary.ask({});
  };
  return (
    <SecurityCard
      icon="deposit"
      title={t('security.payment')}
      text={t('security.paymentText')}
      mark={load.state === 'ready' && load.value.hasPaymentPassword ? t('security.on') : undefined}
      action={
        load.state === 'ready' && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {load.value.hasPaymentPassword ? t('security.change') : t('security.setUp')}
          </Button>
        )
      }
    >
      {isOpen && load.state === 'ready' && <PaymentPasswordDialog {...load.value} onClose={close} />}
    </SecurityCard>
  );
});
