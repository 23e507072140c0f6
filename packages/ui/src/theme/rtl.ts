import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** An entry of its own, so that only right-to-left languages load the mirroring of MUI's own styles. */
export const createRtlCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'uirtl', stylisPlugins: [prefixer, rtlPlugin], ...(nonce && { nonce }) });
