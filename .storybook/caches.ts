import { createLtrCache } from '@site/ui/cache';
import { createRtlCache } from '@site/ui/rtl';

export const caches = { ltr: createLtrCache(), rtl: createRtlCache() };
// As in production. In development each rule has an element of its own, and stories become slower with every story before them.
for (const { sheet } of Object.values(caches)) sheet.isSpeedy = true;

/** Removes the styles of earlier stories. Of two rules of equal weight the later wins, and that must not depend on other stories. */
export function forgetStyles() {
  for (const cache of Object.values(caches)) {
    cache.sheet.flush();
    cache.inserted = {};
    cache.registered = {};
  }
}
