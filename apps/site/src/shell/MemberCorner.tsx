import { AccountCorner } from '@site/ui/AccountCorner';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../lazyPart';
import { useStores } from '../stores/StoresContext';

const MemberHead = lazyPart(() => import('./MemberHead'));

/** The way in for a visitor; balance and menu for a member. */
export const MemberCorner = observer(function MemberCorner() {
  const { t } = useTranslation();
  const { session, dialogs, system } = useStores();
  const { register } = system.permission.info;
  const canSignUp = register.username || register.mobile;
  const { state, member, token } = session;
  // Without an answer from the service, as without a line, a session that is kept may still live: nobody is asked to log in for it.
  const isMember = state === 'member' || token !== undefined;
  // Before hydration a token alone marks a member, see index.html; from here on the session says it.
  useEffect(() => {
    if (state !== 'unknown') document.documentElement.toggleAttribute('data-member', isMember);
  }, [state, isMember]);

  // The session's answer may be on its way: whoever turns out to be a member is asked nothing.
  const ask = (name: 'login' | 'register') => session.whenKnown(() => session.member || dialogs.open({ name }));

  return (
    <AccountCorner
      onLogin={() => ask('login')}
      onSignUp={canSignUp ? () => ask('register') : undefined}
      member={member && <MemberHead member={member} />}
      labels={{ login: t('session.login'), signUp: t('session.signUp') }}
    />
  );
});
