import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import type { BannerPicture } from '../banner-carousel/BannerCarousel';
import { display } from '../theme/display';
import type { RootProps } from '../theme/RootProps';
import { radius, shade, tone } from '../theme/vars';

export interface MenuBannerProps extends Omit<RootProps<'div'>, 'title'> {
  /** Upright crop; right-to-left mirrors it, so it contains no text. */
  picture?: BannerPicture | undefined;
  /** A few words above the title. */
  overline?: ReactNode;
  /** Title of the offer. */
  title: ReactNode;
  /** Omitted, it is not a link. */
  href?: string | undefined;
  /** Called on press; `preventDefault` stops the navigation. */
  onOpen?: ((event: MouseEvent) => void) | undefined;
}

/** A small banner below the entries of the side menu. Source: LOB-16. */
export function MenuBanner({ picture, overline, title, href, onOpen, ...rest }: MenuBannerProps) {
  const words = (
    <>
      {picture && <Picture {...picture} className={picture.urlDark && 'light-only'} />}
      {picture?.urlDark && <Picture {...picture} url={picture.urlDark} className="dark-only" />}
      <span className="words">
        {overline && <small>{overline}</small>}
        <b>{title}</b>
      </span>
    </>
  );
  return (
    <Place {...rest}>
      {href ? (
        <a href={href} onClick={onOpen}>
          {words}
        </a>
      ) : (
        words
      )}
    </Place>
  );
}

function Picture({ url, width, height, className }: BannerPicture & { className?: string | undefined }) {
  return <img className={className} src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />;
}

const Place = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'grid',
  minBlockSize: 148,
  borderRadius: radius.tile,
  backgroundColor: tone.sign,
  '& a': { display: 'grid', color: 'inherit', textDecoration: 'none' },
  '& a:focus-visible': { outlineOffset: -3, outlineColor: tone.onArt, borderRadius: radius.tile },
  '& img': {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '50% 30%',
  },
  '[dir="rtl"] & img': { transform: 'scaleX(-1)' },
  '& .words': {
    display: 'grid',
    alignContent: 'end',
    gap: 2,
    padding: '56px 14px 12px',
    color: tone.onArt,
    background: `linear-gradient(to bottom, transparent, ${shade(92)} 70%)`,
  },
  '& small': { fontSize: 12, fontWeight: 600, color: tone.onArtMuted },
  '& b': { ...display, fontSize: 16, lineHeight: 1.2, overflowWrap: 'anywhere' },
});
