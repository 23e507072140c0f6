import createCache, { type EmotionCache } from '@emotion/cache';
import { stylesInPlace } from './stylesInPlace';

/**
 * Creates a style cache: one for each page rendered on the service, one in the browser. A cache at module level would be shared by all
 * pages.
 */
export const createLtrCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'ui', container: stylesInPlace, ...(nonce && { nonce }) });
