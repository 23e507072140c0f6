/**
 * Returns the address of a picture with the version of its vendor's art, so that browsers and CDNs may keep it for ever and still get a new
 * drawing. Without a version, e.g. of a vendor that gives none, they keep it for a day.
 */
export const pictureAddress = (path: string, version: string): string => (version === '' ? path : `${path}?v=${version}`);
