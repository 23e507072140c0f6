import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { stylesInPlace } from './stylesInPlace';

/** Creates the style cache of right-to-left pages. It has its own entry, so that only right-to-left languages load the mirroring plugin. */
export const createRtlCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'uirtl', container: stylesInPlace, stylisPlugins: [prefixer, rtlPlugin], ...(nonce && { nonce }) });
