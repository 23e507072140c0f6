import { readJackpots } from '../prizes/readJackpots.ts';
import type { Services } from '../services.ts';

/** Detects drops of a brand's jackpots. Source: docs/domain.md DR-19.5. */
export class JackpotWatch {
  readonly #services: Services;
  readonly #rounds = new Map<string, string>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Returns true when a jackpot has dropped since the last call; false on the first. */
  async hasChanged(merchant: string): Promise<boolean> {
    const { brand } = await this.#services.brands.of(merchant);
    const { jackpots } = await readJackpots(this.#services, { merchant, language: brand.defaultLanguage });
    const rounds = jackpots.map(({ code, round }) => `${code} ${round}`).join();
    const before = this.#rounds.get(merchant);
    this.#rounds.set(merchant, rounds);
    return before !== undefined && before !== rounds;
  }
}
