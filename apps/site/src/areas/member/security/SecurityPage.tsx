import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { media } from '@site/ui/layout';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { Documents } from '../profile/Documents';
import { ProfileHead } from '../profile/ProfileHead';
import { Zalo } from '../profile/Zalo';
import { Authenticator } from './Authenticator';
import { BankAccounts } from './BankAccounts';
import { Contact } from './Contact';
import { Devices } from './Devices';
import { LoginHistory } from './LoginHistory';
import { Passkeys } from './Passkeys';
import { PaymentPassword } from './PaymentPassword';
import { SecurityCard } from './SecurityCard';
import { SecurityStore } from './SecurityStore';

/** The account: profile, password, second factors, sessions and documents. Source: SES-24, MEM-01. */
export default observer(function SecurityPage() {
  const { t } = useTranslation('member');
  const { api, session, dialogs } = useStores();
  const [security] = useState(() => new SecurityStore({ api, dialogs }));
  useEffect(() => security.start(), [security]);
  return (
    <Page>
      {session.member && (
        <div className="head">
          <ProfileHead member={session.member} security={security} />
        </div>
      )}
      <div>
        <SecurityCard
          icon="lock"
          title={t('security.password')}
          text={t('security.passwordText')}
          action={
            <Button variant="outlined" onClick={() => dialogs.open({ name: 'changePassword' })}>
              {t('security.change')}
            </Button>
          }
        />
        <PaymentPassword security={security} />
        <BankAccounts security={security} />
        <Authenticator security={security} />
        <Passkeys security={security} />
        <Zalo />
        <Documents />
      </div>
      <div>
        <Contact kind="email" security={security} />
        <Contact kind="mobile" security={security} />
        <Devices security={security} />
        <LoginHistory security={security} />
      </div>
    </Page>
  );
});

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 20,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 20, minInlineSize: 0 },
  '& > .head': { gridColumn: '1 / -1' },
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
