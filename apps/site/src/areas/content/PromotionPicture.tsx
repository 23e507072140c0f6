import { styled } from '@mui/material/styles';
import type { PromotionCard } from '@site/api/content';

/** Picture of an offer without text, for the page's scheme, cropped to its frame. Decorative: the text beside it describes the offer. */
export function PromotionPicture({ pictures, picturesDark }: Pick<PromotionCard, 'pictures' | 'picturesDark'>) {
  return (
    <Frame>
      <Picture className="light-only" pictures={pictures} />
      <Picture className="dark-only" pictures={picturesDark} />
    </Frame>
  );
}

function Picture({ pictures, className }: Pick<PromotionCard, 'pictures'> & { className: string }) {
  const largest = pictures.at(-1);
  if (!largest) return null;
  return (
    <img
      className={className}
      alt=""
      src={largest.webp}
      srcSet={pictures.map(({ avif, width }) => `${avif} ${width}w`).join(', ')}
      sizes="(min-width: 768px) 60vw, 100vw"
      width={largest.width}
      height={largest.height}
      loading="lazy"
      fetchPriority="high"
      decoding="async"
    />
  );
}

// Each picture is displayed in its own scheme only, so no `display` is set here.
const Frame = styled('span')({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});
