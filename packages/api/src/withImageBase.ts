/** Cookie with the image CDN that a browser uses: its index in `imageCDNs`, from 0. */
export const imageCdnCookie = 'image-cdn';

/** Returns a page or a reply with its pictures served from another base address. `base` has no trailing slash. Source: SYS-06. */
export const withImageBase = (text: string, base: string): string => text.replaceAll(/(?<=["'(;\s])\/art\//g, `${base}/art/`);
