import type { InitialData, RenderedPage } from '@site/api/page';
import type { BannerPicture } from '@site/ui/BannerCarousel';
import { bannerSizes } from '@site/ui/bannerSizes';
import { breakpoint } from '@site/ui/tokens';
import { picturesOf } from './picturesOf';

/** Returns the first hero picture of a server-rendered page, in its crops and schemes, to be preloaded. */
export function heroOf({ lobby }: InitialData, group: string): RenderedPage['preload'] {
  const banner = lobby?.banners.find(({ groupName }) => groupName === group);
  if (!banner) return [];
  const { picture, widePicture, phonePicture } = picturesOf(banner);
  const isLow = group !== 'w_home';
  const from = phonePicture ? `(min-width: ${breakpoint.phone}px)` : 'all';
  return [
    ...inSchemes(phonePicture, `(max-width: ${breakpoint.phone - 1}px)`, isLow),
    ...inSchemes(picture, widePicture ? `${from} and (max-width: ${breakpoint.wide - 1}px)` : from, isLow),
    ...inSchemes(widePicture, `(min-width: ${breakpoint.wide}px)`, isLow),
  ];
}

function inSchemes(picture: BannerPicture | undefined, media: string, isLow: boolean): RenderedPage['preload'] {
  if (!picture) return [];
  const { url, urlDark = url, sources = [] } = picture;
  const widths = (addressOf: (source: BannerPicture) => string) =>
    sources.length > 0 && {
      srcSet: sources.map((source) => `${addressOf(source)} ${source.width}w`).join(', '),
      sizes: bannerSizes(picture, isLow),
    };
  const common = { media, type: 'image/avif' };
  return [
    { ...common, href: urlDark, scheme: 'dark', ...widths((source) => source.urlDark ?? source.url) },
    { ...common, href: url, scheme: 'light', ...widths((source) => source.url) },
  ];
}
