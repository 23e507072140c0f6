import type { Services } from '../services.ts';

/** Detects changes of brands' status: normal, maintenance with its end, or not offered. */
export class StatusWatch {
  readonly #brands: Services['brands'];
  readonly #seen = new Map<string, string>();

  constructor({ brands }: Pick<Services, 'brands'>) {
    this.#brands = brands;
  }

  /** Records the initial status of a brand. */
  async begin(merchant: string): Promise<void> {
    if (!this.#seen.has(merchant)) this.#seen.set(merchant, await this.#read(merchant));
  }

  /** Returns true when the status differs from the last call. */
  async hasChanged(merchant: string): Promise<boolean> {
    const status = await this.#read(merchant);
    const before = this.#seen.get(merchant);
    this.#seen.set(merchant, status);
    return before !== undefined && before !== status;
  }

  /** Removes brands without listeners. */
  keepOnly(merchants: ReadonlySet<string>) {
    for (const merchant of this.#seen.keys()) if (!merchants.has(merchant)) this.#seen.delete(merchant);
  }

  async #read(merchant: string): Promise<string> {
    const { status, maintenanceEnd } = await this.#brands.of(merchant);
    return `${status} ${maintenanceEnd}`;
  }
}
