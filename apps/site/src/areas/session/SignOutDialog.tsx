import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import { useSignOut } from './useSignOut';

/** Asks for confirmation before signing out. Source: SES-08. */
export default function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('session');
  const signOut = useSignOut();
  return (
    <ConfirmDialog
      icon="signOut"
      title={t('signOut.title')}
      text={t('signOut.text')}
      confirm={{
        label: t('signOut.confirm'),
        onConfirm: () => {
          onClose();
          void signOut();
        },
      }}
      cancelLabel={t('signOut.stay')}
      onClose={onClose}
    />
  );
}
