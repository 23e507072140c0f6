import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import { isAccountRefusal } from '../status/isAccountRefusal';
import type { FailureCode } from '../../stores/load';

/** Shows the reason of a refusal. Source: ERR-10. */
export default function MessageDialog({ code, onClose }: { code: FailureCode; onClose: () => void }) {
  const { t } = useTranslation(['site', 'failure']);
  return (
    <ConfirmDialog
      icon="info"
      title={t(isAccountRefusal(code) ? `refused.${code}` : 'status.noticeTitle')}
      text={t(`failure:${code}`)}
      confirm={{ label: t('status.understood'), onConfirm: onClose }}
      onClose={onClose}
    />
  );
}
