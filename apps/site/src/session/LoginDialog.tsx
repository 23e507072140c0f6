import { Dialog } from '@site/ui/Dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';
import { DialogPicture } from './DialogPicture';
import { LoginForm } from './LoginForm';
import { LoginStore } from './LoginStore';

export interface LoginDialogProps {
  /** What asked for the login and goes on after it. Without one it ends at the lobby. */
  resume?: (() => void) | undefined;
  onClose: () => void;
}

/** loginPopupModal. Source: spec §2 "Login modal", SES-01. */
export default observer(function LoginDialog({ resume, onClose }: LoginDialogProps) {
  const { t } = useTranslation('session');
  const { api, session, navigation } = useStores();
  const [login] = useState(() => new LoginStore({ api, session, area: 'site' }));
  const goOn = () => {
    onClose();
    if (session.held) return;
    if (resume) resume();
    else navigation.go('/');
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
      <LoginForm login={login} isFocused onDone={goOn} />
    </Dialog>
  );
});
