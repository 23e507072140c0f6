import type { Services } from '../services.ts';

/** Compares the status of brands between two looks: normal, maintenance with its end, or not offered. */
export class StatusWatch {
  readonly #brands: Services['brands'];
  readonly #seen = new Map<string, string>();

  constructor({ brands }: Pick<Services, 'brands'>) {
    this.#brands = brands;
  }

  /** Notes the status of a brand that nobody has listened to so far. */
  async begin(merchant: string): Promise<void> {
    if (!this.#seen.has(merchant)) this.#seen.set(merchant, await this.#read(merchant));
  }

  /** Returns whether the status differs from that of the last look. */
  async hasChanged(merchant: string): Promise<boolean> {
    const status = await this.#read(merchant);
    const before = this.#seen.get(merchant);
    this.#seen.set(merchant, status);
    return before !== undefined && before !== status;
  }

  /** Forgets the brands that nobody listens to any more. */
  keepOnly(merchants: ReadonlySet<string>) {
    for (const merchant of this.#seen.keys()) if (!merchants.has(merchant)) this.#seen.delete(merchant);
  }

  async #read(merchant: string): Promise<string> {
    const { status, maintenanceEnd } = await this.#brands.of(merchant);
    return `${status} ${maintenanceEnd}`;
  }
}
