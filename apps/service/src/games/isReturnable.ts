/** Accepts a path of the site or a web address, never a script URL. */
export const isReturnable = (backUrl: string) => /^(?:\/(?!\/)|https?:\/\/)/.test(backUrl);
