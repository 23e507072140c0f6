/** Which of the brand's image CDNs a browser has taken: its place in `imageCDNs`, from 0. */
export const imageCdnCookie = 'image-cdn';

/** A page or a reply whose pictures are had from another place. `base` is an address without a slash at its end. Source: SYS-06. */
export const withImageBase = (text: string, base: string): string => text.replaceAll(/(?<=["'(;\s])\/art\//g, `${base}/art/`);
