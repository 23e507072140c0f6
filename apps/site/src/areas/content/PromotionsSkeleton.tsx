import { PromotionCardSkeleton } from '@site/ui/PromotionCardSkeleton';
import { useTranslation } from 'react-i18next';

/** Skeleton of the offers: a wide one, and a row of others. */
export function PromotionsSkeleton() {
  const { t } = useTranslation();
  return (
    <output className="offers" aria-busy="true" aria-label={t('status.loading')}>
      {(['lead', 'card', 'card', 'card', 'card'] as const).map((layout, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- places have nothing but their order
        <PromotionCardSkeleton key={place} layout={layout} />
      ))}
    </output>
  );
}
