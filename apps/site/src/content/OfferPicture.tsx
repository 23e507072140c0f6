import type { PromotionCard } from '@site/api/content';

const inWidths = (pictures: PromotionCard['pictures']) => pictures.map(({ avif, width }) => `${avif} ${width}w`).join(', ');

/** What an offer looks like, wide and without letters. The words beside it say what it is. */
export function OfferPicture({ pictures }: Pick<PromotionCard, 'pictures'>) {
  const largest = pictures.at(-1);
  if (!largest) return null;
  return (
    <img
      alt=""
      src={largest.webp}
      srcSet={inWidths(pictures)}
      sizes="(min-width: 768px) 60vw, 100vw"
      width={largest.width}
      height={largest.height}
      fetchPriority="high"
      decoding="async"
    />
  );
}
