import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStores } from '../stores/StoresContext';

/** Asks before it signs out; an agent returns to the agents' login. Source: spec §4 "Logout". */
export default observer(function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { session, navigation } = useStores();
  const { pathname } = useLocation();
  const signOut = async () => {
    onClose();
    await session.signOut();
    navigation.go(pathname.startsWith('/agentHome') ? '/agent' : '/');
  };
  return (
    <ConfirmDialog
      icon="signOut"
      title={t('session.signOutTitle')}
      text={t('session.signOutText')}
      confirm={{ label: t('session.signOut'), onConfirm: () => void signOut() }}
      cancelLabel={t('session.stay')}
      onClose={onClose}
    />
  );
});
