import { createLtrCache } from '@site/ui/cache';
import { createRtlCache } from '@site/ui/rtl';

export const caches = { ltr: createLtrCache(), rtl: createRtlCache() };
// As in production. In development each rule is an element of its own, and every story of a run pays for those of all before it.
for (const { sheet } of Object.values(caches)) sheet.isSpeedy = true;

/** As in a page just opened: of two rules of equal weight the later one wins, and which came later must not depend on other stories. */
export function forgetStyles() {
  for (const cache of Object.values(caches)) {
    cache.sheet.flush();
    cache.inserted = {};
    cache.registered = {};
  }
}
