import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { BankAccount } from '@site/api/security';
import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { Icon } from '@site/ui/Icon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import { Failed } from '../../status/Failed';
import { keyList } from './keyList';
import { SecurityCard } from './SecurityCard';
import type { SecurityStore } from './SecurityStore';
import { useMoment } from './useMoment';

const AddBankAccountDialog = lazyPart(() => import('./AddBankAccountDialog'));

/** Bank accounts that withdrawals are sent to. Source: MEM-28. */
export const BankAccounts = observer(function BankAccounts({ security }: { security: SecurityStore }) {
  const { t } = useTranslation('member');
  const moment = useMoment();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<BankAccount>();
  const { load } = security.banks;
  const list = load.state === 'ready' ? load.value.list : [];
  return (
    <SecurityCard
      icon="withdraw"
      title={t('bank.title')}
      text={t('bank.text')}
      action={
        load.state === 'ready' && (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t('bank.add')}
          </Button>
        )
      }
    >
      {load.state === 'failed' && <Failed {...load} onRetry={() => void security.banks.ask({})} />}
      {list.length > 0 && (
        <Accounts>
          {list.map((account) => (
            <li key={account.id}>
              <span>
                <b>
                  {account.bank} <bdi dir="ltr">•••• {account.ending}</bdi>
                </b>
                <small>{account.usableFrom > Date.now() ? t('bank.waits', { at: moment(account.usableFrom) }) : t('bank.usable')}</small>
              </span>
              <button type="button" aria-label={t('bank.removeOf', account)} onClick={() => setLeaving(account)}>
                <Icon name="trash" size={20} />
              </button>
            </li>
          ))}
        </Accounts>
      )}
      {isAdding && load.state === 'ready' && (
        <AddBankAccountDialog
          {...load.value}
          onClose={() => {
            setAdding(false);
            void security.banks.ask({});
          }}
        />
      )}
      {leaving && (
        <ConfirmDialog
          icon="warning"
          title={t('bank.removeTitle')}
          text={t('bank.removeText', leaving)}
          confirm={{
            label: t('bank.remove'),
            onConfirm: () => {
              setLeaving(undefined);
              void security.removeBank(leaving.id);
            },
          }}
          cancelLabel={t('bank.keep')}
          isDanger
          onClose={() => setLeaving(undefined)}
        />
      )}
    </SecurityCard>
  );
});

const Accounts = styled('ul')(keyList);
