import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '../stores/load';

const ErrorState = lazy(async () => ({ default: (await import('@site/ui/ErrorState')).ErrorState }));

/** A call that was refused or not answered, and the way to ask again. */
export function Failed({ code, onRetry }: { code: FailureCode; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={null}>
      <ErrorState title={t('status.failedTitle')} advice={t(`error.${code}`)} retry={{ label: t('status.retry'), onRetry }} />
    </Suspense>
  );
}
