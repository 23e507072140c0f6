import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';

/** The same words whether or not anybody was found: who has an account is nobody's business. Source: REG-08, ERR-03. */
export function MailedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('session');
  return (
    <ConfirmDialog
      icon="message"
      title={t('forgot.mailedTitle')}
      text={t('forgot.mailedText')}
      confirm={{ label: t('understood'), onConfirm: onClose }}
      onClose={onClose}
    />
  );
}
