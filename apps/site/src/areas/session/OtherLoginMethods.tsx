import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '@site/ui/Icon';
import { SocialButton } from '@site/ui/SocialButton';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { socialStart } from './socialStart';
import { useStores } from '../../stores/StoresContext';
import { hasPasskeys } from './askPasskey';
import type { LoginStore } from './LoginStore';

const providers = [
  { provider: 'google', flag: 'GOOGLELOGIN', name: 'Google' },
  { provider: 'facebook', flag: 'FBLOGIN', name: 'Facebook' },
] as const;

/** Log-in without typing: social login, when the brand offers it, and passkeys. Source: SES-04, SES-24. */
export const OtherLoginMethods = observer(function OtherLoginMethods({ login, onDone }: { login: LoginStore; onDone: () => void }) {
  const { t } = useTranslation('session');
  const { system } = useStores();
  const taken = providers.filter(({ flag }) => system.isOn(flag));
  if (taken.length === 0 && !hasPasskeys()) return null;
  const enterByPasskey = async () => {
    if (await login.logInByPasskey()) onDone();
  };
  return (
    <Ways>
      <p>{t('login.otherWays')}</p>
      <div>
        {taken.map(({ provider, name }) => (
          <SocialButton key={provider} provider={provider} href={socialStart(provider, system.brand.merchant)}>
            {name}
          </SocialButton>
        ))}
        {hasPasskeys() && (
          <Button
            variant="outlined"
            startIcon={<Icon name="key" size={20} />}
            disabled={login.isBusy}
            onClick={() => void enterByPasskey()}
          >
            {t('login.passkey')}
          </Button>
        )}
      </div>
    </Ways>
  );
});

const Ways = styled('div')({
  display: 'grid',
  gap: 14,
  '& p': { display: 'flex', alignItems: 'center', gap: 14, margin: 0, fontSize: 14, color: tone.muted },
  '& p::before, & p::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${tone.line}` },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: 10 },
  '& .MuiButton-root': { flex: '1 1 120px', minBlockSize: 46, fontSize: 14 },
});
