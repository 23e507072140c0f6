import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { StatusChip } from '@site/ui/StatusChip';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../DeskContext';
import { OperatorBadge } from '../shell/OperatorBadge';
import { RemoveTotpDialog } from './RemoveTotpDialog';
import { TotpDialog } from './TotpDialog';

/** The operator's own account: whether it has an authenticator, which is set up and removed here. Source: OPR-01. */
export const AccountDialog = observer(function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['operator', 'member', 'desk-house']);
  const isOn = useDesk().operator?.hasAuthenticator ?? false;
  const [open, setOpen] = useState<'add' | 'remove'>();
  const goBack = () => setOpen(undefined);
  if (open === 'add') return <TotpDialog onClose={goBack} />;
  if (open === 'remove') return <RemoveTotpDialog onClose={goBack} />;
  return (
    <Dialog
      title={t('account.title')}
      onClose={onClose}
      closeLabel={t('close')}
      actions={
        <Button variant={isOn ? 'outlined' : 'contained'} onClick={() => setOpen(isOn ? 'remove' : 'add')}>
          {isOn ? t('member:security.remove') : t('member:security.setUp')}
        </Button>
      }
    >
      <OperatorBadge />
      <Authenticator>
        <h3>{t('member:security.totp')}</h3>
        {isOn ? (
          <StatusChip tone="good" icon="check" label={t('desk-house:flag.on')} />
        ) : (
          <StatusChip tone="waiting" icon="warning" label={t('desk-house:flag.off')} />
        )}
        <p>{t('account.totpText')}</p>
      </Authenticator>
    </Dialog>
  );
});

const Authenticator = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  '& h3': { margin: 0, fontSize: 15, lineHeight: '22px', fontWeight: 620 },
  '& p': { flexBasis: '100%', margin: 0, fontSize: 14, lineHeight: '20px', color: tone.muted },
});
