import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import { hasPasskeys } from '../../session/askPasskey';
import { Failed } from '../../status/Failed';
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

const Keys = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 12, minBlockSize: 60 },
  '& li + li': { borderBlockStart: `1px solid ${tone.line}` },
  '& span': { display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 650 },
  '& small': { fontSize: 13, color: tone.muted },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    padding: 0,
    border: 0,
    borderRadius: 10,
    background: 'none',
    color: tone.muted,
    cursor: 'pointer',
  },
  '& button:hover': { backgroundColor: tone.hover, color: tone.bad },
});
