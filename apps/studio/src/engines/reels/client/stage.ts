import { pause } from '../../../core/client/pause.ts';
import type { PageTools, Stage, Win as RoundWin } from '../../../core/client/Stage.ts';
import type { Held, Holding } from '../playHold.ts';
import { playRound, type Spin, winMinor } from '../playRound.ts';
import { COINS_PER_STAKE, type Theme } from '../Theme.ts';
import { type Cell, startWindow, type Win, type Window } from '../wins.ts';
import type { ReelsShown } from '../wire.ts';
import { Cabinet } from './Cabinet.ts';
import { paytable } from './paytable.ts';
import type { ReelsScene } from './ReelsScene.ts';
import { type Tier, tierOf } from '../../../core/client/tier.ts';

/** Starting the renderer takes a slow phone a second, in which it answers no press: the first press comes before. */
const RENDERER_AFTER_MS = 400;
const BETWEEN_FREE_SPINS_MS = 900;
const BETWEEN_TURNS_MS = 350;
const WELCOME_MS = 2200;
const COUNT_MS: Record<Tier, number> = { small: 700, big: 1800, mega: 3600 };
/** Time that the amount stays over the window. */
const AMOUNT_MS = 1800;
/** Steps in which an amount counts up. */
const COUNT_STEPS = 1000;

export function createStage(tools: PageTools<Theme>): Stage<ReelsShown> {
  return new ReelsStage(tools);
}

/** Shows a round as a paid spin and the free spins that it won, one after the other. */
class ReelsStage implements Stage<ReelsShown> {
  readonly #tools: PageTools<Theme>;
  readonly #theme: Theme;
  readonly #cabinet: Cabinet;
  /** Undefined where the browser cannot draw: the pictures of the cabinet show the results. */
  readonly #opening: Promise<ReelsScene | undefined>;
  #scene: ReelsScene | undefined;
  #window: Window;
  #stakeMinor = 0n;
  #isTurning = false;
  #skip: (() => void) | undefined;
  /** Counts rounds, so that the celebration of an old one ends. */
  #rounds = 0;

  constructor(tools: PageTools<Theme>) {
    this.#tools = tools;
    this.#theme = tools.theme;
    this.#window = startWindow(tools.theme);
    this.#cabinet = new Cabinet(tools.theme, tools.word);
    this.#cabinet.set(this.#window);
    this.#opening = this.#open();
  }

  bet(stakeMinor: bigint) {
    this.#stakeMinor = stakeMinor;
    return { stakeMinor: String(stakeMinor) };
  }

  begin(): void {
    this.#rounds += 1;
    this.#cabinet.endFeast();
    this.#turn();
  }

  async show({ floats }: ReelsShown): Promise<void> {
    await this.#opening;
    const { spins, holding } = playRound(this.#theme, floats);
    const [paid, ...free] = spins;
    if (!paid) return;
    await this.#land(paid, paid.coins);
    if (free.length > 0) await this.#playFree(paid, free);
    if (holding) await this.#playHold(paid, holding);
  }

  hurry(): void {
    this.#scene?.hurry();
    this.#skip?.();
  }

  /** The player sees free spins and held signs begin. */
  endsAutoplay({ floats }: ReelsShown): boolean {
    const { spins, holding } = playRound(this.#theme, floats);
    return spins.length > 1 || holding !== undefined;
  }

  celebrate(win: RoundWin): void {
    const tier = tierOf(win);
    if (!tier) return;
    this.#scene?.celebrate(tier);
    void this.#countUp(tier, win.winMinor);
  }

  restore({ floats }: ReelsShown): void {
    const { spins, holding } = playRound(this.#theme, floats);
    const last = spins.at(-1);
    if (!last) return;
    this.#set(last.window);
    if (holding) this.#keep(last.window, holding.turns.flat());
    else this.#mark(last.wins, false);
  }

  halt(): void {
    this.#cabinet.setFree(undefined);
    this.#set(this.#window);
  }

  paytable(stakeMinor: bigint) {
    const { word, money } = this.#tools;
    return paytable({ theme: this.#theme, stakeMinor, word, money });
  }

  async #open(): Promise<ReelsScene | undefined> {
    try {
      // The game can be played before the renderer is loaded: the pictures of the cabinet show the window.
      await this.#tools.opened;
      await pause(RENDERER_AFTER_MS);
      const { ReelsScene: Opened } = await import('./ReelsScene.ts');
      this.#scene = await Opened.open({
        cabinet: this.#cabinet,
        theme: this.#theme,
        onReelStop: (reel) => this.#tools.sound.knock(reel),
      });
    } catch {
      return undefined;
    }
    this.#scene.set(this.#window);
    if (this.#isTurning) this.#scene.turn();
    return this.#scene;
  }

  #turn(): void {
    this.#isTurning = true;
    this.#cabinet.mark([]);
    this.#cabinet.setWorth([]);
    this.#scene?.turn();
  }

  async #land({ window, wins }: Spin, coinsSoFar: number): Promise<void> {
    await this.#scene?.land(window);
    this.#isTurning = false;
    this.#window = window;
    this.#cabinet.set(window);
    this.#mark(wins, coinsSoFar > COINS_PER_STAKE);
  }

  async #playFree(paid: Spin, free: readonly Spin[]): Promise<void> {
    const { word, tell, money } = this.#tools;
    const times = this.#theme.freeSpins?.multiplier ?? 1;
    let { coins } = paid;
    const banner = (number: number) =>
      word('free.banner', { number, total: free.length, times, amount: money(winMinor(this.#stakeMinor, coins)) });
    const won = word('free.won', { total: free.length, times });
    tell(won, 'win');
    this.#scene?.welcome(paid.window);
    await this.#pause(BETWEEN_FREE_SPINS_MS);
    this.#cabinet.setFree(won);
    this.#cabinet.announce(won);
    await this.#pause(WELCOME_MS);
    this.#cabinet.endFeast();
    for (const [index, each] of free.entries()) {
      this.#turn();
      this.#cabinet.setFree(banner(index + 1));
      tell(word('free.running', { number: index + 1, total: free.length }));
      coins += each.coins;
      await this.#land(each, coins);
      this.#cabinet.setFree(banner(index + 1));
      await this.#pause(BETWEEN_FREE_SPINS_MS);
    }
    this.#cabinet.setFree(undefined);
  }

  async #playHold({ window, coins }: Spin, { turns, isFull }: Holding): Promise<void> {
    const { word, tell, money } = this.#tools;
    const [begun = [], ...later] = turns;
    const most = this.#theme.hold?.turns ?? 0;
    const held = [...begun];
    let left = most;
    const banner = () => {
      const soFar = held.reduce((sum, each) => sum + each.coins, coins);
      this.#cabinet.setFree(word('hold.banner', { left, amount: money(winMinor(this.#stakeMinor, soFar)) }));
    };
    const won = word('hold.won', { count: begun.length });
    tell(won, 'win');
    this.#scene?.welcome(window);
    await this.#pause(BETWEEN_FREE_SPINS_MS);
    this.#cabinet.announce(won);
    banner();
    await this.#pause(WELCOME_MS);
    this.#cabinet.endFeast();
    this.#keep(window, held);
    for (const came of later) {
      await this.#scene?.turnCells(emptyCells(window, held));
      held.push(...came);
      left = came.length > 0 ? most : left - 1;
      banner();
      this.#keep(window, held);
      if (came.length > 0) this.#tools.sound.knock(held.length / 3);
      await this.#pause(came.length > 0 ? BETWEEN_FREE_SPINS_MS : BETWEEN_TURNS_MS);
    }
    if (isFull) {
      this.#cabinet.announce(word('hold.full'));
      await this.#pause(WELCOME_MS);
      this.#cabinet.endFeast();
    }
    this.#cabinet.setFree(undefined);
  }

  /** Shows the held signs, with their amounts, over a window. */
  #keep(window: Window, held: readonly Held[]): void {
    const { scatter } = this.#theme;
    const cells = held.map(({ cell }) => cell);
    const isHeld = (reel: number, row: number) => cells.some((cell) => cell[0] === reel && cell[1] === row);
    this.#set(window.map((column, reel) => column.map((symbol, row) => (isHeld(reel, row) ? scatter : symbol))));
    this.#mark([{ symbol: scatter, count: held.length, coins: 0, cells }], false);
    this.#cabinet.setWorth(held.map(({ cell, coins }) => ({ cell, text: this.#tools.money(winMinor(this.#stakeMinor, coins)) })));
  }

  #set(window: Window): void {
    this.#isTurning = false;
    this.#window = window;
    this.#cabinet.set(window);
    this.#cabinet.mark([]);
    this.#cabinet.setWorth([]);
    this.#scene?.set(window);
  }

  #mark(wins: readonly Win[], isFestive: boolean): void {
    this.#cabinet.mark(wins);
    this.#scene?.show(this.#window, wins, isFestive);
  }

  /** Waits, unless the player hurries. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #countUp(tier: Tier, amountMinor: bigint): Promise<void> {
    const round = this.#rounds;
    const show = (part: number) => {
      const amount = (amountMinor * BigInt(Math.round(part * COUNT_STEPS))) / BigInt(COUNT_STEPS);
      if (round === this.#rounds) this.#cabinet.feast(tier, this.#tools.money(amount));
    };
    await this.#scene?.count(COUNT_MS[tier], show);
    show(1);
    await pause(AMOUNT_MS);
    if (round === this.#rounds) this.#cabinet.endFeast();
  }
}

function emptyCells(window: Window, held: readonly Held[]): Cell[] {
  const taken = new Set(held.map(({ cell }) => String(cell)));
  return window.flatMap((column, reel) => column.flatMap((_, row): Cell[] => (taken.has(`${reel},${row}`) ? [] : [[reel, row]])));
}
