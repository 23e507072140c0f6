import { styled } from '@mui/material/styles';
import type { SocialFault } from '@site/api/social';
import { Dialog } from '@site/ui/Dialog';
import { tone } from '@site/ui/vars';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SecondProof } from '../../stores/DialogsStore';
import { useStores } from '../../stores/StoresContext';
import { DialogPicture } from './DialogPicture';
import { FailureLine } from './FailureLine';
import { readLastLogin } from './lastLogin';
import { LoginSteps } from './LoginSteps';
import { OtherLoginMethods } from './OtherLoginMethods';
import { textButton } from './textButton';
import { useLoginElsewhere } from './useLoginElsewhere';
import { useFreeDemo } from './useFreeDemo';
import { useLogin } from './useLogin';

export interface LoginDialogProps {
  /** Continues the action that required the login. Omitted, it ends at the lobby. */
  resume?: (() => void) | undefined;
  /** Query of the address that opened it: the fault of a social login. */
  query?: string | undefined;
  /** The first factor was proved by a link: starts with the second. */
  verify?: SecondProof | undefined;
  onClose: () => void;
}

/** Source: SES-01, SES-14. */
export default observer(function LoginDialog({ resume, query, verify, onClose }: LoginDialogProps) {
  const { t } = useTranslation('session');
  const { t: words } = useTranslation('registration');
  const { session, dialogs, navigation, system } = useStores();
  const isAgents = useLocation().pathname.startsWith('/agent');
  const login = useLogin(isAgents ? 'agent' : 'site', verify);
  const [last] = useState(() => readLastLogin(localStorage));
  const fault = faultOf(query);
  const demo = useFreeDemo(onClose);
  const goOn = () => {
    onClose();
    if (session.held) return;
    if (session.member?.exclusion) navigation.go('/member/responsiblePlay');
    else if (resume) resume();
    else navigation.go(isAgents ? '/agentHome' : '/');
  };
  const comeElsewhere = () => {
    onClose();
    resume?.();
  };
  useLoginElsewhere(comeElsewhere, { isThisForm: login.isIn });
  const { register } = system.permission.info;
  return (
    <Dialog
      id="loginPopupModal"
      title={t('login.title')}
      width="large"
      onClose={onClose}
      closeLabel={t('close')}
      picture={<DialogPicture hero="orbit" words={t('login.welcome')} />}
    >
      {fault && <FailureLine failure={{ code: 'unavailable', details: {} }} words={words(`social.${fault}`)} />}
      <LoginSteps login={login} last={last} isFocused onDone={goOn} onForgot={() => dialogs.open({ name: 'forgot' })}>
        {!isAgents && (
          <>
            <OtherLoginMethods login={login} onDone={goOn} />
            <Ends>
              {(register.username || register.mobile) && (
                <span>
                  {t('login.newHere')}{' '}
                  <button type="button" onClick={() => dialogs.open({ name: 'register', resume })}>
                    {t('login.signUp')}
                  </button>
                </span>
              )}
              {system.isOn('FREEPLAY') && (
                <button type="button" disabled={demo.isBusy} onClick={() => void demo.start()}>
                  {t('login.freeDemo')}
                </button>
              )}
            </Ends>
          </>
        )}
      </LoginSteps>
    </Dialog>
  );
});

const faults: readonly string[] = ['cancelled', 'expired', 'failed', 'unavailable'] satisfies SocialFault[];

function faultOf(query = ''): SocialFault | undefined {
  const fault = new URLSearchParams(query).get('social');
  return fault && faults.includes(fault) ? (fault as SocialFault) : undefined;
}

const Ends = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  fontSize: 14,
  color: tone.muted,
  '& button': textButton,
});
