import createCache, { type EmotionCache } from '@emotion/cache';

/** One cache per painted page on the service, one in the browser. A cache made at module level would be shared by all pages. */
export const createLtrCache = (nonce?: string): EmotionCache => createCache({ key: 'ui', ...(nonce && { nonce }) });
