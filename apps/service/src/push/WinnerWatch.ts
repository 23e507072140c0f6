import { readWinners } from '../games/readWinners.ts';
import type { Services } from '../services.ts';

/**
 * Whether a brand's winner board is another than when it was last looked at. It changes by a win and by the hours that pass, so it is
 * looked at rather than told.
 *
 * Source: LOB-12, calls.md §7.1 `events`.
 */
export class WinnerWatch {
  readonly #services: Services;
  readonly #boards = new Map<string, string>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** The first look finds nothing new. */
  async hasChanged(merchant: string): Promise<boolean> {
    const { brand } = await this.#services.brands.of(merchant);
    const { list } = await readWinners(this.#services, { merchant, language: brand.defaultLanguage });
    const board = JSON.stringify(list);
    const before = this.#boards.get(merchant);
    this.#boards.set(merchant, board);
    return before !== undefined && before !== board;
  }
}
