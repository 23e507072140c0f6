import { ErrorState } from '@site/ui/ErrorState';
import { useTranslation } from 'react-i18next';

/** A chunk is never asked for twice by the page that failed to load it, hence the reload. */
export function Broken() {
  const { t } = useTranslation();
  return (
    <ErrorState title={t('status.brokenTitle')} advice={t('status.brokenText')} retry={{ label: t('status.reload'), onRetry: () => location.reload() }} />
  );
}
