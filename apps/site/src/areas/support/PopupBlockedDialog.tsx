import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';

interface PopupBlockedDialogProps {
  retry: () => void;
  onClose: () => void;
}

/** Explains that the browser blocked a pop-up window. Source: SYS-14. */
export default function PopupBlockedDialog({ retry, onClose }: PopupBlockedDialogProps) {
  const { t } = useTranslation('content');
  const { t: site } = useTranslation();
  const tryAgain = () => {
    onClose();
    retry();
  };
  return (
    <ConfirmDialog
      icon="external"
      title={t('support.blockedTitle')}
      text={t('support.blockedText')}
      confirm={{ label: t('support.tryAgain'), onConfirm: tryAgain }}
      cancelLabel={site('shell.close')}
      onClose={onClose}
    />
  );
}
