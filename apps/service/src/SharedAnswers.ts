import type { ContentVersion } from './ContentVersion.ts';
import type { BrandState } from './system/Brands.ts';

/** Of one brand, within the second after which both are looked at again. */
const MOST = 1000;

interface Shared {
  brand: BrandState;
  version: Promise<bigint>;
  values: Map<string, object>;
}

/** Values that answer whoever asks a brand in the same words, good for as long as nobody has looked at the brand or the content anew. */
export class SharedAnswers {
  readonly #content: ContentVersion;
  readonly #shared = new Map<string, Shared>();

  constructor(content: ContentVersion) {
    this.#content = content;
  }

  /** Those of a brand by what was asked, to be added to. */
  of(brand: BrandState): Map<string, object> {
    const { merchant } = brand.brand;
    const version = this.#content.read();
    const found = this.#shared.get(merchant);
    if (found?.brand === brand && found.version === version && found.values.size < MOST) return found.values;
    const values = new Map<string, object>();
    this.#shared.set(merchant, { brand, version, values });
    return values;
  }
}
