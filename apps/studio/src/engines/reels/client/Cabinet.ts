import { ROWS, type SlotSymbol, type Theme } from '../Theme.ts';
import type { Cell, Win, Window } from '../wins.ts';
import { byId, element } from '../../../core/client/element.ts';
import type { Word } from '../../../core/client/Stage.ts';
import type { Tier } from '../../../core/client/tier.ts';

/** Label with the payout of a held sign. */
export interface Worth {
  cell: Cell;
  text: string;
}

/**
 * The cabinet in the page's markup: its window as pictures, its name for screen readers, its banner and the amounts. The scene draws over
 * the window; where it does not, the pictures show the results.
 */
export class Cabinet {
  readonly frame = byId('cabinet', HTMLDivElement);
  /** The canvas covers this element. */
  readonly air = byId('air', HTMLDivElement);
  /** The cells of each reel, from the top. */
  readonly cells: readonly (readonly HTMLElement[])[];
  readonly window = byId('reels', HTMLDivElement);
  readonly #banner = byId('banner', HTMLParagraphElement);
  readonly #feast = byId('feast', HTMLDivElement);
  readonly #theme: Theme;
  readonly #word: Word;

  constructor(theme: Theme, word: Word) {
    this.#theme = theme;
    this.#word = word;
    this.cells = Array.from(this.window.querySelectorAll('.reel'), (reel) => Array.from(reel.querySelectorAll<HTMLElement>('.cell')));
  }

  get frameThickness(): number {
    return Number.parseFloat(getComputedStyle(this.frame).borderBlockStartWidth);
  }

  /** Hides the pictures while the scene draws them. */
  setDrawn(isDrawn: boolean): void {
    this.frame.toggleAttribute('data-drawn', isDrawn);
  }

  set(window: Window): void {
    window.forEach((column, reel) =>
      column.forEach((symbol, row) => {
        const picture = this.cells[reel]?.[row]?.querySelector('img');
        if (picture) picture.src = `/art/symbol/${this.#theme.name}/${symbol}.svg`;
      }),
    );
    this.window.setAttribute('aria-label', this.#nameOf(window));
  }

  /** Marks the cells of wins. */
  mark(wins: readonly Win[]): void {
    const winning = new Set(wins.flatMap(({ cells }) => cells.map(([reel, row]) => `${reel}-${row}`)));
    this.cells.forEach((cells, reel) => cells.forEach((cell, row) => cell.toggleAttribute('data-win', winning.has(`${reel}-${row}`))));
    this.window.toggleAttribute('data-showing', winning.size > 0);
  }

  /** Shows what the held signs are worth, and nothing on the other cells. */
  setWorth(worths: readonly Worth[]): void {
    for (const old of this.window.querySelectorAll('.worth')) old.remove();
    for (const { cell, text } of worths) this.cells[cell[0]]?.[cell[1]]?.append(element('b', { className: 'worth figure', text }));
  }

  /** Shows or hides the light and the banner of free spins and of hold and win. */
  setFree(text: string | undefined): void {
    this.frame.toggleAttribute('data-free', text !== undefined);
    this.#banner.textContent = text ?? '';
  }

  /** Shows an amount over the window, with a headline for more than a small win. */
  feast(tier: Tier, amount: string): void {
    const [headline, output] = this.#feast.children;
    if (headline) headline.textContent = tier === 'small' ? '' : this.#word(`win.${tier}`);
    if (output) output.textContent = amount;
    this.#feast.dataset['tier'] = tier;
  }

  /** Announces free spins over the window. */
  announce(text: string): void {
    const [headline, output] = this.#feast.children;
    if (headline) headline.textContent = text;
    if (output) output.textContent = '';
    this.#feast.dataset['tier'] = 'free';
  }

  endFeast(): void {
    delete this.#feast.dataset['tier'];
  }

  #nameOf(window: Window): string {
    const row = (index: number) => window.map((column) => this.#nameOfSymbol(column[index])).join(', ');
    return this.#word('game.window', { top: row(0), middle: row(1), foot: row(ROWS - 1) });
  }

  #nameOfSymbol(symbol: SlotSymbol | undefined): string {
    return symbol ? this.#word(`symbol.${symbol}`) : '';
  }
}
