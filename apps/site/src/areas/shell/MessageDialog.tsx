import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import { isAccountRefusal } from '../status/isAccountRefusal';
import type { FailureCode } from '../../stores/load';

interface MessageDialogProps {
  code: FailureCode;
  tryFree?: () => void;
  onClose: () => void;
}

/** Shows the reason of a refusal, and offers a free trial where there is one. Source: ERR-02, ERR-10, GAM-11. */
export default function MessageDialog({ code, tryFree, onClose }: MessageDialogProps) {
  const { t } = useTranslation(['site', 'failure', 'shell']);
  return (
    <ConfirmDialog
      icon="info"
      title={t(isAccountRefusal(code) ? `refused.${code}` : 'status.noticeTitle')}
      text={code === 'needsRealAccount' ? t('shell:in_need_true_account') : t(`failure:${code}`)}
      cancelLabel={tryFree && t('status.understood')}
      confirm={tryFree ? { label: t('game.tryFree'), onConfirm: tryFree } : { label: t('status.understood'), onConfirm: onClose }}
      onClose={onClose}
    />
  );
}
