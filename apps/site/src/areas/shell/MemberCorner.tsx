import { AccountCorner } from '@site/ui/AccountCorner';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazyPart';
import { useStores } from '../../stores/StoresContext';

const MemberControls = lazyPart(() => import('./MemberControls'));

/** Log-in controls for a visitor; balance and menu for a member. */
export const MemberCorner = observer(function MemberCorner() {
  const { t } = useTranslation();
  const { session, dialogs, system } = useStores();
  const { register } = system.permission.info;
  const canSignUp = register.username || register.mobile;
  const { state, member, token, isUnanswered } = session;
  // When the service does not answer, as when offline, a stored session may still be valid: nobody is asked to log in.
  const isMember = state === 'member' || token !== undefined || isUnanswered;
  // Before hydration, a token alone marks a member, see index.html; afterwards the session does.
  useEffect(() => {
    if (state !== 'unknown') document.documentElement.toggleAttribute('data-member', isMember);
  }, [state, isMember]);

  // Waits for the session's reply: members need no login.
  const ask = (name: 'login' | 'register') => session.whenKnown(() => session.member || dialogs.open({ name }));

  return (
    <AccountCorner
      onLogin={() => ask('login')}
      onSignUp={canSignUp ? () => ask('register') : undefined}
      member={member && <MemberControls member={member} />}
      labels={{ login: t('session.login'), signUp: t('session.signUp') }}
    />
  );
});
