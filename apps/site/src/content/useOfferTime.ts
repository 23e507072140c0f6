import type { PromotionCard } from '@site/api/content';
import { useTranslation } from 'react-i18next';
import { useStores } from '../stores/StoresContext';

/** When an offer begins or ends, by the brand's days: they are what it is counted in. */
export function useOfferTime(): (offer: Pick<PromotionCard, 'status' | 'startDate' | 'endDate'>) => string {
  const { t } = useTranslation('content');
  const { locale, brand } = useStores().system;
  const day = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'medium', timeZone: brand.zone });
  return ({ status, startDate, endDate }) => {
    if (status === 'coming soon') return t('promotions.starts', { date: day.format(startDate) });
    if (endDate === null) return t('promotions.stays');
    return t(status === 'close' ? 'promotions.ended' : 'promotions.ends', { date: day.format(endDate) });
  };
}
