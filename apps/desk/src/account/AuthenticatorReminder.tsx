import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { radius, tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../DeskContext';
import { TotpDialog } from './TotpDialog';

/** Reminds an operator without an authenticator on every page, where the service says that one is due. Source: OPR-01. */
export const AuthenticatorReminder = observer(function AuthenticatorReminder() {
  const { t } = useTranslation(['operator', 'member']);
  const [isOpen, setOpen] = useState(false);
  if (!useDesk().operator?.isAuthenticatorDue) return null;
  return (
    <Notice aria-label={t('member:security.totp')}>
      <Icon name="warning" size={18} />
      <p>{t('account.due')}</p>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('member:security.setUp')}
      </Button>
      {isOpen && <TotpDialog onClose={() => setOpen(false)} />}
    </Notice>
  );
});

const Notice = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBlockEnd: 16,
  padding: '10px 16px',
  borderRadius: radius.tile,
  backgroundColor: tone.actionWash,
  '& > svg': { flex: 'none', color: tone.actionText },
  '& > p': { flex: '1 1 240px', minInlineSize: 0, margin: 0, fontSize: 14, lineHeight: '20px' },
});
