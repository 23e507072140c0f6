import { useTranslation } from 'react-i18next';

interface PromotionsCountProps {
  /** Undefined while loading. */
  running?: number | undefined;
}

/** A typical number, for the width of the skeleton. */
const TYPICAL_COUNT = 5;

/** Number of running offers, or its skeleton. */
export function PromotionsCount({ running }: PromotionsCountProps) {
  const { t } = useTranslation('content', { useSuspense: false });
  if (running === 0) return null;
  return (
    <b className="count" aria-hidden={running === undefined || undefined} data-held={running === undefined || undefined}>
      {t('promotions.running', { count: running ?? TYPICAL_COUNT })}
    </b>
  );
}
