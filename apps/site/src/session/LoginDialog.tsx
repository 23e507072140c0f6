import { styled } from '@mui/material/styles';
import { Dialog } from '@site/ui/Dialog';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStores } from '../stores/StoresContext';
import { DialogPicture } from './DialogPicture';
import { readLastLogin } from './lastLogin';
import { LoginForm } from './LoginForm';
import { LoginStore } from './LoginStore';
import { OtherWays } from './OtherWays';
import { textButton } from './textButton';
import { useFreeDemo } from './useFreeDemo';

export interface LoginDialogProps {
  /** What asked for the login and goes on after it. Without one it ends at the lobby. */
  resume?: (() => void) | undefined;
  onClose: () => void;
}

/** Source: spec §2 'Login modal', SES-01, SES-14. */
export default observer(function LoginDialog({ resume, onClose }: LoginDialogProps) {
  const { t } = useTranslation('session');
  const { api, session, navigation, system } = useStores();
  const isAgents = useLocation().pathname.startsWith('/agent');
  const [login] = useState(() => new LoginStore({ api, session, browserStorage: () => localStorage, area: isAgents ? 'agent' : 'site' }));
  const [last] = useState(() => readLastLogin(localStorage));
  const demo = useFreeDemo(onClose);
  const goOn = () => {
    onClose();
    if (session.held) return;
    if (resume) resume();
    else navigation.go(isAgents ? '/agentHome' : '/');
  };
  return (
    <Dialog
      id="loginPopupModal"
      title={t('login.title')}
      width="large"
      onClose={onClose}
      closeLabel={t('close')}
      picture={<DialogPicture hero="orbit" words={t('login.welcome')} />}
    >
      <LoginForm login={login} last={last} isFocused onDone={goOn} />
      {!isAgents && (
        <>
          <OtherWays login={login} onDone={goOn} />
          <Ends>
            {system.isOn('FREEPLAY') && (
              <button type="button" disabled={demo.isBusy} onClick={() => void demo.start()}>
                {t('login.freeDemo')}
              </button>
            )}
          </Ends>
        </>
      )}
    </Dialog>
  );
});

const Ends = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  fontSize: 14,
  color: tone.muted,
  '& button': textButton,
});
