import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';

/** Confirms sending, with the same text whether or not the account exists. Source: REG-08, ERR-03. */
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
