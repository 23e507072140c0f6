import { CardError } from '@site/ui/CardError';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface MissingCardProps {
  /** Name of the part: 'Winners'. */
  title: string;
  /** Loads the part again. */
  onRetry: () => Promise<void>;
}

/** Replaces one part of a page that could not be loaded; the rest stays. Source: ERR-10. */
export default function MissingCard({ title, onRetry }: MissingCardProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <CardError title={title} text={t('status.failedTitle')} retry={{ label: t('status.retry'), onRetry: () => void retry(), isBusy }} />
  );
}
