import type { First, Painted } from '@site/api/page';
import { breakpoint } from '@site/ui/tokens';

/** The picture of a group that a painted page shows first, in both crops, for the browser to fetch before it meets it. */
export function heroOf({ lobby }: First, group: string): Painted['preload'] {
  const banner = lobby?.banners.find(({ groupName }) => groupName === group);
  if (!banner) return [];
  const narrow = `(max-width: ${breakpoint.phone - 1}px)`;
  const wide = `(min-width: ${breakpoint.phone}px)`;
  if (!banner.phone) return [{ href: banner.url, media: 'all', type: 'image/avif' }];
  return [
    { href: banner.phone.url, media: narrow, type: 'image/avif' },
    { href: banner.url, media: wide, type: 'image/avif' },
  ];
}
