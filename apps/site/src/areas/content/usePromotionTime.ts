import { dateFormat } from '@site/money/dateFormat';
import type { PromotionCard } from '@site/api/content';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../stores/StoresContext';

/** Returns a function that formats the start or end of an offer in the brand's days; undefined while that is not settled. */
export function usePromotionTime(): (offer: Pick<PromotionCard, 'status' | 'startDate' | 'endDate'>) => string | undefined {
  const { t } = useTranslation('content');
  const { locale, brand } = useStores().system;
  const day = dateFormat(locale, { dateStyle: 'medium', timeZone: brand.zone });
  return ({ status, startDate, endDate }) => {
    if (startDate === null) return undefined;
    if (status === 'coming soon') return t('promotions.starts', { date: day.format(startDate) });
    if (endDate === null) return t('promotions.stays');
    return t(status === 'close' ? 'promotions.ended' : 'promotions.ends', { date: day.format(endDate) });
  };
}
