import { ErrorState } from '@site/ui/ErrorState';
import { Broken } from '@site/ui/illustration/Broken';
import { Offline } from '@site/ui/illustration/Offline';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '../stores/load';

export interface FailedCallProps {
  code: FailureCode;
  onRetry: () => void;
}

/** A call that was refused or not answered, and the way to ask again. */
export default function FailedCall({ code, onRetry }: FailedCallProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      illustration={code === 'networkAbnormal' ? <Offline /> : <Broken />}
      title={t('status.failedTitle')}
      advice={t(`error.${code}`)}
      retry={{ label: t('status.retry'), onRetry }}
    />
  );
}
