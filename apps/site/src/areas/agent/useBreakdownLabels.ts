import { useTranslation } from 'react-i18next';

/** Returns the labels of a breakdown of valid bets, apart from its title. */
export function useBreakdownLabels(currency: string) {
  const { t } = useTranslation('agent');
  const { t: site } = useTranslation();
  return {
    unit: t('category.unit', { currency }),
    profit: t('figure.profit'),
    margin: t('category.margin'),
    change: t('category.change'),
    up: t('figure.up'),
    down: t('figure.down'),
    empty: t('overview.nothing'),
    loading: site('status.loading'),
  };
}
