import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';

export interface SwitchAccountDialogProps {
  /** Current account. */
  here: string;
  /** Account of the link. */
  coming: string;
  onSwitch: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a link replaces the current account. Source: SYS-05. */
export default function SwitchAccountDialog({ here, coming, onSwitch, onClose }: SwitchAccountDialogProps) {
  const { t } = useTranslation('session');
  return (
    <ConfirmDialog
      icon="user"
      title={t('switch.title')}
      text={t('switch.text', { here, coming })}
      confirm={{
        label: t('switch.confirm', { coming }),
        onConfirm: () => {
          onClose();
          onSwitch();
        },
      }}
      cancelLabel={t('switch.stay', { here })}
      onClose={onClose}
    />
  );
}
