import type { PromotionCardLabels } from '@site/ui/PromotionCard';
import { useTranslation } from 'react-i18next';

/** Returns the labels of promotion cards for each status. Source: docs/domain.md DR-7.1. */
export function usePromotionLabels(): PromotionCardLabels {
  const { t } = useTranslation('content');
  return {
    states: {
      join: t('promotions.state.join'),
      claim: t('promotions.state.claim'),
      applying: t('promotions.state.applying'),
      close: t('promotions.state.close'),
      rejected: t('promotions.state.rejected'),
      issued: t('promotions.state.issued'),
      claimed: t('promotions.state.claimed'),
      process: t('promotions.state.process'),
      signed: t('promotions.state.signed'),
      'coming soon': t('promotions.state.comingSoon'),
    },
    join: t('promotions.join'),
    claim: t('promotions.claim'),
    details: t('promotions.details'),
  };
}
