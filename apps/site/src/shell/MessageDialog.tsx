import { ConfirmDialog } from '@site/ui/ConfirmDialog';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '../stores/load';

/** Says why something was refused. Source: spec §8. */
export default function MessageDialog({ code, onClose }: { code: FailureCode; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      icon="info"
      title={t('status.noticeTitle')}
      text={t(`error.${code}`)}
      confirm={{ label: t('status.understood'), onConfirm: onClose }}
      onClose={onClose}
    />
  );
}
