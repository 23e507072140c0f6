import { EmptyState } from '@site/ui/EmptyState';
import { useTranslation } from 'react-i18next';

/** Stands for a page that the role of the operator may not open. */
export function NotYours() {
  const { t } = useTranslation();
  return <EmptyState icon="lock" title={t('notYours.title')} text={t('notYours.text')} />;
}
