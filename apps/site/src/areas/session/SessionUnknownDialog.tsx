import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

export interface SessionUnknownDialogProps {
  /** Continues the requested action once a member's session is confirmed. */
  resume?: (() => void) | undefined;
  onClose: () => void;
}

/** Replaces the login while the service cannot say whether a session exists. Retries; visitors then get the login. */
export default function SessionUnknownDialog({ resume, onClose }: SessionUnknownDialogProps) {
  const { t } = useTranslation(['site', 'failure']);
  const { session } = useStores();
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await session.askAgain();
    setAsking(false);
    if (!session.member) return;
    onClose();
    resume?.();
  };
  return (
    <ConfirmDialog
      icon="info"
      title={t('status.noticeTitle')}
      text={t('failure:networkAbnormal')}
      confirm={{ label: t('status.retry'), onConfirm: () => void ask() }}
      cancelLabel={t('shell.close')}
      isBusy={isAsking}
      onClose={onClose}
    />
  );
}
