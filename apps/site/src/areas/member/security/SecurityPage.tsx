import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { media } from '@site/ui/layout';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../stores/StoresContext';
import { Authenticator } from './Authenticator';
import { BankAccounts } from './BankAccounts';
import { Contact } from './Contact';
import { Devices } from './Devices';
import { LoginHistory } from './LoginHistory';
import { Passkeys } from './Passkeys';
import { PaymentPassword } from './PaymentPassword';
import { SecurityCard } from './SecurityCard';
import { SecurityStore } from './SecurityStore';
import { useMoment } from './useMoment';

/** Security of an account: password, second factors, and sessions. Source: SES-24. */
export default observer(function SecurityPage() {
  const { t } = useTranslation('member');
  const { api, session, dialogs } = useStores();
  const [security] = useState(() => new SecurityStore({ api, dialogs }));
  const moment = useMoment();
  useEffect(() => security.start(), [security]);
  const last = session.member?.lastLogin;
  return (
    <Page>
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
      </div>
      <div>
        <SecurityCard
          icon="clock"
          title={t('security.lastLogin')}
          text={
            last ? (
              <>
                {moment(last.at)} · {last.device || t('security.unknownDevice')} · <bdi dir="ltr">{last.address}</bdi>
              </>
            ) : (
              t('security.firstLogin')
            )
          }
        />
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
  [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
