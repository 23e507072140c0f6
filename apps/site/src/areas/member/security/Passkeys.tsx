import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import { hasPasskeys } from '../../session/askPasskey';
import { Failed } from '../../status/Failed';
import { keyList } from './keyList';
import { SecurityCard } from './SecurityCard';
import type { SecurityStore } from './SecurityStore';
import { useMoment } from './useMoment';

const AddPasskeyDialog = lazyPart(() => import('./AddPasskeyDialog'));

/** Passkeys of the account: log-in without a password. */
export const Passkeys = observer(function Passkeys({ security }: { security: SecurityStore }) {
  const { t } = useTranslation('member');
  const moment = useMoment();
  const [isAdding, setAdding] = useState(false);
  const { passkeys } = security;
  const { load } = passkeys;
  const list = load.state === 'ready' ? load.value.list : [];
  return (
    <SecurityCard
      icon="key"
      title={t('security.passkeys')}
      text={hasPasskeys() ? t('security.passkeysText') : t('security.passkeysNone')}
      mark={list.length > 0 ? t('security.on') : undefined}
      action={
        load.state === 'ready' &&
        hasPasskeys() && (
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t('security.add')}
          </Button>
        )
      }
    >
      {load.state === 'failed' && <Failed {...load} onRetry={() => void passkeys.ask({})} />}
      {list.length > 0 && (
        <Keys>
          {list.map(({ id, name, addedAt, usedAt }) => (
            <li key={id}>
              <span>
                <b>{name}</b>
                <small>
                  {usedAt ? t('security.passkeyUsed', { at: moment(usedAt) }) : t('security.passkeyAdded', { at: moment(addedAt) })}
                </small>
              </span>
              <button type="button" aria-label={t('security.removeOf', { name })} onClick={() => void security.removePasskey(id)}>
                <Icon name="trash" size={20} />
              </button>
            </li>
          ))}
        </Keys>
      )}
      {isAdding && load.state === 'ready' && (
        <AddPasskeyDialog
          asked={load.value}
          onClose={() => {
            setAdding(false);
            security.refresh();
          }}
        />
      )}
    </SecurityCard>
  );
});

const Keys = styled('ul')(keyList);
