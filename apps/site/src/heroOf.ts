import type { First, Painted } from '@site/api/page';
import { breakpoint } from '@site/ui/tokens';

/** The picture of a group that a painted page shows first, in its crops and schemes, for the browser to fetch before it meets it. */
export function heroOf({ lobby }: First, group: string): Painted['preload'] {
  const banner = lobby?.banners.find(({ groupName }) => groupName === group);
  if (!banner) return [];
  const narrow = `(max-width: ${breakpoint.phone - 1}px)`;
  const wide = `(min-width: ${breakpoint.phone}px)`;
  const { url, urlDark, phone } = banner;
  const crops = phone
    ? [
        { ...phone, media: narrow },
        { url, urlDark, media: wide },
      ]
    : [{ url, urlDark, media: 'all' }];
  return crops.flatMap((crop): Painted['preload'] => [
    { href: crop.urlDark, media: crop.media, type: 'image/avif', scheme: 'dark' },
    { href: crop.url, media: crop.media, type: 'image/avif', scheme: 'light' },
  ]);
}
