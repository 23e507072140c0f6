import { Dialog } from '@site/ui/Dialog';
import { Icon } from '@site/ui/Icon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';
import { readLastLogin } from './lastLogin';
import { LoginSteps } from './LoginSteps';
import { OtherLoginMethods } from './OtherLoginMethods';
import { useLogin } from './useLogin';
import { useSignOut } from './useSignOut';

/**
 * Shown when the session ends during use: the page stays behind the dialog, and continues when the same member logs in. Other accounts and
 * leaving lead to the home page.
 *
 * Source: SES-12.
 */
export default observer(function SessionEndedDialog() {
  const { t } = useTranslation('session');
  const { session, dialogs, navigation } = useStores();
  const isAgents = useLocation().pathname.startsWith('/agent');
  const login = useLogin(isAgents ? 'agent' : 'site');
  const [last] = useState(() => readLastLogin(localStorage));
  const [member] = useState(session.member);
  const leave = useSignOut();
  const goOn = () => {
    if (session.member?.id === member?.id) return;
    dialogs.close();
    navigation.go(isAgents ? '/agentHome' : '/');
  };
  const forgot = () => {
    void leave();
    dialogs.open({ name: 'forgot' });
  };
  return (
    <Dialog
      title={t('lapse.title')}
      text={session.lapse === 'idle' ? t('lapse.idle') : t('lapse.ended')}
      onClose={() => void leave()}
      closeLabel={t('lapse.leave')}
      mark={<Icon name="lock" size={32} />}
    >
      <LoginSteps login={login} last={last} username={member?.userName} isFocused onDone={goOn} onForgot={forgot}>
        {!isAgents && <OtherLoginMethods login={login} onDone={goOn} />}
      </LoginSteps>
    </Dialog>
  );
});
