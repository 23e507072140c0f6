import type { ContentVersion } from '../content/ContentVersion.ts';
import type { BrandState } from '../system/Brands.ts';

/** Maximum number for one brand. */
const MAX_ENTRIES = 1000;

interface Shared {
  brand: BrandState;
  version: bigint;
  values: Map<string, object>;
}

/** Replies shared by identical requests to a brand, valid until the brand or the content changes. */
export class ReplyCache {
  readonly #content: ContentVersion;
  readonly #shared = new Map<string, Shared>();

  constructor(content: ContentVersion) {
    this.#content = content;
  }

  /** Returns the replies of a brand by request, to be extended. */
  async of(brand: BrandState): Promise<Map<string, object>> {
    const { merchant } = brand.brand;
    const version = await this.#content.read();
    const found = this.#shared.get(merchant);
    if (found?.brand === brand && found.version === version && found.values.size < MAX_ENTRIES) return found.values;
    const values = new Map<string, object>();
    this.#shared.set(merchant, { brand, version, values });
    return values;
  }
}
