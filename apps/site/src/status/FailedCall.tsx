import { ErrorState } from '@site/ui/ErrorState';
import { Broken } from '@site/ui/illustration/Broken';
import { Offline } from '@site/ui/illustration/Offline';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '../stores/load';

export interface FailedCallProps {
  code: FailureCode;
  /** What customer service asks for: the log has the rest under it. */
  reference?: string | undefined;
  onRetry: () => void;
}

/** A call that was refused or not answered, and the way to ask again. Source: ERR-10. */
export default function FailedCall({ code, reference, onRetry }: FailedCallProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      illustration={code === 'networkAbnormal' ? <Offline /> : <Broken />}
      title={t('status.failedTitle')}
      advice={t(`error.${code}`)}
      reference={
        reference
          ? { label: t('status.reference'), value: reference, copy: { copy: t('status.copyReference'), copied: t('status.copied') } }
          : undefined
      }
      retry={{ label: t('status.retry'), onRetry }}
    />
  );
}
