import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazyPart';
import { SecurityCard } from './SecurityCard';
import type { SecurityStore } from './SecurityStore';

const TotpDialog = lazyPart(() => import('./TotpDialog'));
const RemoveTotpDialog = lazyPart(() => import('./RemoveTotpDialog'));

/** Codes of an authenticator app as a second factor. */
export const Authenticator = observer(function Authenticator({ security }: { security: SecurityStore }) {
  const { t } = useTranslation('member');
  const [open, setOpen] = useState<'add' | 'remove'>();
  const { load } = security.passkeys;
  const isOn = load.state === 'ready' && load.value.hasTotp;
  const close = () => {
    setOpen(undefined);
    security.refresh();
  };
  return (
    <SecurityCard
      icon="shield"
      title={t('security.totp')}
      text={t('security.totpText')}
      mark={isOn ? t('security.on') : undefined}
      action={
        load.state === 'ready' && (
          <Button variant="outlined" onClick={() => setOpen(isOn ? 'remove' : 'add')}>
            {isOn ? t('security.remove') : t('security.setUp')}
          </Button>
        )
      }
    >
      {open === 'add' && <TotpDialog onClose={close} />}
      {open === 'remove' && <RemoveTotpDialog onClose={close} />}
    </SecurityCard>
  );
});
