import { CardError } from '@site/ui/CardError';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface MissingCardProps {
  /** The name of the part: 'Winners'. */
  title: string;
  /** Asks for it again. */
  onRetry: () => Promise<void>;
}

/** Stands in place of one part of a page that could not be read; the rest of the page stays. Source: ERR-10. */
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
