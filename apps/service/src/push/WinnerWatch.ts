import { readWinners } from '../games/readWinners.ts';
import type { Services } from '../services.ts';

/**
 * Detects changes of a brand's winner board. It changes by wins and by time, so it is polled.
 *
 * Source: LOB-12.
 */
export class WinnerWatch {
  readonly #services: Services;
  readonly #boards = new Map<string, string>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Returns true when the board differs from the last call; false on the first. */
  async hasChanged(merchant: string): Promise<boolean> {
    const { brand } = await this.#services.brands.of(merchant);
    const { list } = await readWinners(this.#services, { merchant, language: brand.defaultLanguage });
    const board = JSON.stringify(list);
    const before = this.#boards.get(merchant);
    this.#boards.set(merchant, board);
    return before !== undefined && before !== board;
  }
}
