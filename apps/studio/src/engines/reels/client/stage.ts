import { byId } from '../../../core/client/element.ts';
import { pause } from '../../../core/client/pause.ts';
import type { PageTools, Stage } from '../../../core/client/Stage.ts';
import { playRound } from '../playRound.ts';
import type { Theme } from '../Theme.ts';
import type { ReelsShown } from '../wire.ts';
import { Cabinet } from './Cabinet.ts';
import { paytable } from './paytable.ts';

const BETWEEN_FREE_SPINS_MS = 900;

export function createStage(tools: PageTools<Theme>): Stage<ReelsShown> {
  return new ReelsStage(tools);
}

/** Shows a round as a paid spin and the free spins that it won, one after the other. */
class ReelsStage implements Stage<ReelsShown> {
  readonly #tools: PageTools<Theme>;
  readonly #theme: Theme;
  readonly #cabinet: Cabinet;

  constructor(tools: PageTools<Theme>) {
    this.#tools = tools;
    this.#theme = tools.theme;
    this.#cabinet = new Cabinet({
      root: byId('cabinet', HTMLDivElement),
      path: byId('path', SVGElement),
      theme: this.#theme,
      symbolName: (symbol) => tools.word(`symbol.${symbol}`),
      onReelStop: (reel) => tools.sound.knock(reel),
    });
  }

  bet(stakeMinor: bigint) {
    return { stakeMinor: String(stakeMinor) };
  }

  begin(): void {
    this.#cabinet.turn();
  }

  async show({ floats }: ReelsShown): Promise<void> {
    const { word, tell } = this.#tools;
    const [paid, ...free] = playRound(this.#theme, floats).spins;
    if (!paid) return;
    await this.#cabinet.land(paid.window);
    this.#cabinet.show(paid.wins);
    if (free.length > 0) {
      tell(word('free.won', { total: free.length, times: this.#theme.freeSpins?.multiplier ?? 1 }), 'win');
      await pause(2 * BETWEEN_FREE_SPINS_MS);
    }
    for (const [index, each] of free.entries()) {
      this.#cabinet.turn();
      tell(word('free.running', { number: index + 1, total: free.length }));
      await this.#cabinet.land(each.window);
      this.#cabinet.show(each.wins);
      await pause(BETWEEN_FREE_SPINS_MS);
    }
  }

  celebrate(): void {
    this.#cabinet.celebrate();
  }

  restore({ floats }: ReelsShown, isWin: boolean): void {
    const last = playRound(this.#theme, floats).spins.at(-1);
    if (!last) return;
    this.#cabinet.set(last.window);
    if (isWin) this.#cabinet.show(last.wins);
  }

  halt(): void {
    this.#cabinet.halt();
  }

  paytable(stakeMinor: bigint) {
    const { word, money } = this.#tools;
    return paytable({ theme: this.#theme, stakeMinor, word, money });
  }
}
