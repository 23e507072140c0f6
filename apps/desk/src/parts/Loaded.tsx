import { ErrorState } from '@site/ui/ErrorState';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../useCall';
import { PageSkeleton } from './PageSkeleton';

interface LoadedProps<Value> {
  answer: Answer<Value>;
  children: (value: Value) => ReactNode;
}

/** Shows what was loaded; before that a skeleton, or the failure with a retry. A later failure keeps what is shown. */
export function Loaded<Value>({ answer, children }: LoadedProps<Value>) {
  const { t } = useTranslation();
  const { t: reasons } = useTranslation('failure');
  const { value, failure, isLoading, reload } = answer;
  if (failure && value === undefined)
    return <ErrorState title={t('failed')} advice={reasons(failure)} retry={{ label: t('retry'), onRetry: reload, isBusy: isLoading }} />;
  if (value === undefined) return <PageSkeleton />;
  return (
    <div aria-busy={isLoading}>
      {failure && <ErrorState title={t('failed')} advice={reasons(failure)} retry={{ label: t('retry'), onRetry: reload }} />}
      {children(value)}
    </div>
  );
}
